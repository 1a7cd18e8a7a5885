/** Quick reactions, drawn in a box of 24 by 24: the server's names, and the strokes of each. */

/** A path with its fill and stroke; `null` is none. */
export interface Drawn {
  d: string
  fill?: string
  stroke?: string
  width?: number
}

const SKIN = '#ffd54a'
const LINE = '#5d3b00'
const FACE: Drawn = { d: 'M12 1.8a10.2 10.2 0 1 1 0 20.4a10.2 10.2 0 0 1 0-20.4z', fill: SKIN, stroke: LINE, width: 1 }
const EYES: Drawn = {
  d: 'M8.3 8.2a1.3 1.7 0 1 1 0 3.4a1.3 1.7 0 0 1 0-3.4zM15.7 8.2a1.3 1.7 0 1 1 0 3.4a1.3 1.7 0 0 1 0-3.4z',
  fill: LINE,
}
const line = (d: string, width = 1.5, stroke = LINE): Drawn => ({ d, stroke, width })
const drop = (d: string): Drawn => ({ d, fill: '#4aa8ff', stroke: '#1763c0', width: 0.6 })

export const REACTIONS: Record<string, Drawn[]> = {
  'thumbs-up': [
    { d: 'M2.5 11h4.2v10H2.5z', fill: '#4a7fd0', stroke: LINE, width: 1 },
    {
      d: 'M7 11.2 11.4 2.6c2.3 0 3.4 1.6 2.9 3.8l-.8 3.4h5.6c1.7 0 2.5 1.3 2.1 2.8l-1.9 6.6c-.4 1.2-1.2 1.8-2.4 1.8H7z',
      fill: SKIN,
      stroke: LINE,
      width: 1,
    },
  ],
  clap: [
    {
      d: [
        'M5.2 14.5 3.6 9.2a1.3 1.3 0 0 1 2.4-.8l1.5 2.8-2-6a1.3 1.3 0 0 1 2.4-.8l2.3 5.4-1.1-5.8a1.3 1.3 0 0 1 2.5-.5',
        'l1.7 6.2 1.6-2.6a1.4 1.4 0 0 1 2.4 1.4l-3 7.2c-2.2 4.6-7.4 3.6-9.1-1.2z',
      ].join(''),
      fill: SKIN,
      stroke: LINE,
      width: 1,
    },
    line('M17 3.5 18.2 1.5M19.6 6 21.8 5M18.8 17.5 20.5 19', 1.4, '#c98a00'),
  ],
  laugh: [
    FACE,
    line('M5.8 10.6q2-3 4.2 0M14 10.6q2-3 4.2 0'),
    { d: 'M6.5 13.2h11c0 3.6-2.4 5.8-5.5 5.8s-5.5-2.2-5.5-5.8z', fill: LINE },
    { d: 'M7 13.7h10v1.5H7z', fill: '#fff' },
    drop('M4.3 11.5q1.9 2.3.4 3.7-1.8.7-2.2-1 .1-1.5 1.8-2.7zM19.7 11.5q-1.9 2.3-.4 3.7 1.8.7 2.2-1-.1-1.5-1.8-2.7z'),
  ],
  wow: [
    FACE,
    EYES,
    line('M6.4 6.6q1.8-1.6 3.6-.8M17.6 6.6q-1.8-1.6-3.6-.8', 1.2),
    { d: 'M12 13.4a2.7 3.3 0 1 1 0 6.6a2.7 3.3 0 0 1 0-6.6z', fill: LINE },
  ],
  sad: [
    FACE,
    EYES,
    line('M7.8 17.8q4.2-3.8 8.4 0'),
    line('M6.2 7.8 9 6.6M17.8 7.8 15 6.6', 1.2),
    drop('M16.6 12.3q2.2 3 .5 4.5-2 .6-2.2-1.3.1-1.7 1.7-3.2z'),
  ],
  angry: [{ ...FACE, fill: '#ff8a5c' }, EYES, line('M5.6 6.4 10 8.8M18.4 6.4 14 8.8', 1.9), line('M8 17.6q4-2.8 8 0')],
  party: [
    { d: 'M2.5 21.5 8.2 8l7.8 7.8z', fill: '#c9256f', stroke: LINE, width: 1 },
    line('M5.5 14.5 9.5 18.5M7 11l6 6', 1.1, '#ffd54a'),
    { d: 'M13 3h2.4v2.4H13zM19.5 11.5h2.2v2.2h-2.2zM9 2.5h1.8v1.8H9z', fill: '#1d9f4a' },
    {
      d: 'M18 4a1.5 1.5 0 1 1 0 3a1.5 1.5 0 0 1 0-3zM20.5 17a1.3 1.3 0 1 1 0 2.6a1.3 1.3 0 0 1 0-2.6z',
      fill: '#1763c0',
    },
    line('M12.5 10.5q1-4 4-1.5t4.5-1', 1.5, '#f28a1c'),
  ],
  think: [
    FACE,
    EYES,
    line('M6.2 6.8q1.8-1.3 3.6-.5M13.9 5.4l4 .3', 1.3),
    line('M9.5 15.4h5.5'),
    {
      d: 'M5 16.8q3 .2 5.5 1.6 1.5 1 0 1.9l-3.3.2q-2 2.5-4.2.6-1.6-2.6 2-4.3z',
      fill: SKIN,
      stroke: LINE,
      width: 1,
    },
  ],
  hurry: [
    line('M4.5 21 6.5 18.7M19.5 21 17.5 18.7', 1.8),
    { d: 'M2.4 6.8a4 4 0 0 1 6-3.6zM21.6 6.8a4 4 0 0 0-6-3.6z', fill: '#cf2030', stroke: LINE, width: 1 },
    { d: 'M12 4.6a8 8 0 1 1 0 16a8 8 0 0 1 0-16z', fill: '#fffdf5', stroke: '#cf2030', width: 2 },
    line('M12 8.2v4.6l3.2 2', 1.7),
  ],
  sorry: [
    FACE,
    line('M6 9.2q2 2 4 .1M14 9.3q2 1.9 4-.1'),
    line('M6 6.9 9.2 6M18 6.9 14.8 6', 1.1),
    line('M9.2 16.6q2.8-1.8 5.6 0'),
    drop('M18.7 2.6q2.7 3.3.9 5-2.2.8-2.6-1.3 0-1.8 1.7-3.7z'),
  ],
}
