import { ring } from '../drawing/strokes'
import type { Picture } from '../effectPicture'

/** A barred ring. */
export default { pictogram: () => [{ d: ring(26) }, { d: 'M-18 18 18 -18' }] } satisfies Picture
