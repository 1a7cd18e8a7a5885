import type { Picture } from '../effectPicture'

/** Its digit. */
export default { text: ({ symbol }) => symbol } satisfies Picture
