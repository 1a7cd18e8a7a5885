import type { Picture } from '../effectPicture'

/** Nothing but the pinwheel and its edition's sign. */
export default {} satisfies Picture
