/** Each colour's shape, in a box of 24 by 24, so that nothing depends on seeing colour. */
import type { ColorLetter } from '@/game/faces'

export const SHAPES: Record<ColorLetter, string> = {
  r: 'M12 2.5 22.5 21h-21z',
  b: 'M12 2a10 10 0 1 1 0 20a10 10 0 0 1 0-20z',
  g: 'M12 .8 21.5 12 12 23.2 2.5 12z',
  y: 'm12 1.2 3.1 7.1 7.7.7-5.8 5.1 1.7 7.6-6.7-4-6.7 4 1.7-7.6-5.8-5.1 7.7-.7z',
  p: 'M12 1.5 22.8 9.4 18.7 22H5.3L1.2 9.4z',
  k: 'M12 22C4 15.5 1.2 12 1.2 8A5.6 5.6 0 0 1 12 5.9 5.6 5.6 0 0 1 22.8 8c0 4-2.8 7.5-10.8 14z',
  t: 'M1 5.5q5.5-6 11 0t11 0v6q-5.5 6-11 0t-11 0zM1 15q5.5-6 11 0t11 0v4.5q-5.5 6-11 0t-11 0z',
  o: 'M6.3 2.2h11.4L23.4 12l-5.7 9.8H6.3L.6 12z',
}
