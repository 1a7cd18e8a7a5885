import { plusAmount } from '../drawing/glyphs'
import type { Picture } from '../effectPicture'

/** The number of cards. */
export default { text: plusAmount } satisfies Picture
