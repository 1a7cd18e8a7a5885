import { type Picture, plusAmount } from '../effectPicture'

/** The number of cards. */
export default { text: plusAmount } satisfies Picture
