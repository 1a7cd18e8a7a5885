/** The heads that people choose from, drawn in a circle of 48 × 48, and those of bots. */
import { circle, eyes, type Drawing, line, mirrored, pair } from './strokes'

const INK = '#2b2320'
const WHITE = '#fffaf2'

export const DRAWINGS: Record<string, Drawing> = {
  bear: {
    ground: '#f0d3a8',
    shapes: [
      { d: pair(12.5, 14.5, 6), fill: '#8a5a33' },
      { d: pair(12.5, 14.5, 3), fill: '#d19c6b' },
      { d: circle(24, 26, 15, 13.5), fill: '#8a5a33' },
      { d: circle(24, 31, 7, 5.5), fill: '#ecd0a8' },
      { d: circle(24, 29, 2.6, 1.9), fill: INK },
      ...eyes(17.5, 23),
    ],
  },
  cat: {
    ground: '#bfe0ee',
    shapes: [
      { d: mirrored((x) => `M${x(9)} 24 ${x(10)} 7 ${x(22)} 14z`), fill: '#6d7484' },
      { d: mirrored((x) => `M${x(11.5)} 18 ${x(12)} 11 ${x(17)} 14z`), fill: '#f2b3bd' },
      { d: circle(24, 27, 15, 13), fill: '#6d7484' },
      { d: circle(24, 32, 6.5, 4.5), fill: '#e3e6ec' },
      { d: 'M21.8 29.3h4.4L24 31.8z', fill: '#e0707f' },
      line(
        mirrored((x) => `M${x(17)} 31 ${x(7)} 29.5M${x(17)} 33 ${x(8)} 35`),
        WHITE,
        1,
      ),
      ...eyes(17.5, 25),
    ],
  },
  dog: {
    ground: '#cfe5b6',
    shapes: [
      { d: circle(24, 26, 14, 14), fill: '#e0a95f' },
      { d: pair(9.5, 24, 5, 10.5), fill: '#8f5a24' },
      { d: circle(24, 32, 8, 6), fill: WHITE },
      { d: 'M22 34.5h4v4a2 2 0 0 1-4 0z', fill: '#e0707f' },
      { d: circle(24, 29.6, 3.2, 2.2), fill: INK },
      ...eyes(18.5, 23),
    ],
  },
  fox: {
    ground: '#c7e3df',
    shapes: [
      { d: mirrored((x) => `M${x(7)} 25 ${x(8)} 6 ${x(21)} 15z`), fill: '#d9642a' },
      { d: mirrored((x) => `M${x(10)} 17 ${x(10.5)} 11 ${x(15)} 14.5z`), fill: INK },
      { d: 'M24 42C16 40 6 32 8 22c3-6 9-8 16-8s13 2 16 8c2 10-8 18-16 20z', fill: '#d9642a' },
      {
        d: mirrored((x) => `M${x(7.8)} 26C${x(13)} 26 ${x(20)} 31 ${x(24)} 42 ${x(16)} 40 ${x(8)} 34 ${x(7.8)} 26z`),
        fill: WHITE,
      },
      { d: circle(24, 39.5, 2.8, 2.2), fill: INK },
      ...eyes(17.5, 25.5),
    ],
  },
  frog: {
    ground: '#f6e3a1',
    shapes: [
      { d: pair(14, 15.5, 6.5), fill: '#5a9a3c' },
      { d: circle(24, 28, 17, 12), fill: '#5a9a3c' },
      { d: pair(14, 15.5, 4.4), fill: WHITE },
      { d: pair(14.5, 15.5, 2.2), fill: INK },
      line('M13 30q11 8 22 0', INK, 1.6),
      { d: pair(12, 28.5, 2.2, 1.5), fill: '#e89a9a' },
      { d: pair(22.6, 24.5, 0.8), fill: INK },
    ],
  },
  koala: {
    ground: '#e7d3ee',
    shapes: [
      { d: pair(9.5, 18, 7.5), fill: '#8a94a3' },
      { d: pair(9.5, 18, 4.2), fill: '#f0ccd6' },
      { d: circle(24, 26.5, 14, 13), fill: '#8a94a3' },
      { d: circle(24, 29, 3.6, 5), fill: '#363c46' },
      line('M20.5 36.5q3.5 2 7 0', '#363c46', 1.3),
      ...eyes(16.5, 24.5),
    ],
  },
  octopus: {
    ground: '#b9e2ea',
    shapes: [
      line('M12 30q-7 4-4 8M17 33q-3 5-1 9M24 34v9M31 33q3 5 1 9M36 30q7 4 4 8', '#b8487a', 4.4),
      { d: circle(24, 22, 14.5, 14.5), fill: '#b8487a' },
      { d: pair(18, 22, 4.6), fill: WHITE },
      { d: pair(18.8, 22.6, 2.3), fill: INK },
      line('M20.5 30q3.5 2.6 7 0', INK, 1.5),
    ],
  },
  owl: {
    ground: '#d8cdea',
    shapes: [
      { d: mirrored((x) => `M${x(9)} 21 ${x(9)} 7 ${x(20)} 13z`), fill: '#7b573a' },
      { d: circle(24, 26, 15.5, 15), fill: '#7b573a' },
      { d: circle(24, 36, 8, 5), fill: '#c9a57c' },
      { d: pair(17, 23, 6.8), fill: WHITE },
      { d: pair(17.6, 23, 3.4), fill: INK },
      { d: pair(16.6, 21.8, 1.1), fill: WHITE },
      { d: 'M24 26.5l3 3.6-3 4-3-4z', fill: '#f0a32f' },
    ],
  },
  panda: {
    ground: '#c8e6c5',
    shapes: [
      { d: pair(12, 13.5, 5.6), fill: INK },
      { d: circle(24, 26, 15.5, 14), fill: WHITE },
      {
        d: mirrored(
          (x) => `M${x(13)} 28C${x(12)} 24 ${x(17)} 20 ${x(20)} 22S${x(20)} 29 ${x(17)} 30 ${x(13.5)} 30 ${x(13)} 28z`,
        ),
        fill: INK,
      },
      { d: pair(17.4, 24.6, 1.6), fill: WHITE },
      { d: circle(24, 31, 2.4, 1.7), fill: INK },
      line('M21 34.4q3 2 6 0', INK, 1.3),
    ],
  },
  penguin: {
    ground: '#f7d6c1',
    shapes: [
      { d: circle(24, 25, 16, 16.5), fill: '#27384a' },
      { d: pair(18.6, 25, 7, 7.5), fill: WHITE },
      { d: circle(24, 33, 11, 8), fill: WHITE },
      { d: 'M19.5 28.5h9L24 34z', fill: '#f0a32f' },
      { d: pair(13.6, 31, 2, 1.4), fill: '#f0a8a8' },
      ...eyes(18.4, 24.5),
    ],
  },
  rabbit: {
    ground: '#f9cfd6',
    shapes: [
      { d: pair(17, 12, 4.6, 11), fill: WHITE },
      { d: pair(17, 12, 2, 8), fill: '#efa3b0' },
      { d: circle(24, 30, 13.5, 12), fill: WHITE },
      { d: 'M22 30.6h4l-2 2.2z', fill: '#d9687b' },
      { d: pair(15, 33, 2.2, 1.5), fill: '#f5bcc5' },
      line('M24 33v2.2', INK, 1.2),
      { d: 'M22.4 35.6h3.2v3.4h-3.2z', fill: '#d9d4cc' },
      ...eyes(18.5, 27.5),
    ],
  },
  tiger: {
    ground: '#dfe6ae',
    shapes: [
      { d: pair(12, 14, 5.6), fill: '#e08a2c' },
      { d: pair(12, 14, 2.8), fill: WHITE },
      { d: circle(24, 26, 15.5, 14), fill: '#e08a2c' },
      line('M24 12.5v6M19 13.6l1.4 4.6M29 13.6l-1.4 4.6M9 25h5M9.6 29.4l4-.8M39 25h-5M38.4 29.4l-4-.8', INK, 2),
      { d: circle(24, 32, 7.5, 5.5), fill: WHITE },
      { d: 'M21.6 28.8h4.8L24 31.8z', fill: '#c9544a' },
      line('M24 32v2M20.6 34.6q3.4 1.8 6.8 0', INK, 1.2),
      ...eyes(17.5, 24),
    ],
  },
}

const METALS = ['#7f93a8', '#c0804d', '#6fa08b', '#a485b8', '#b9a15a', '#5f8fb5', '#b5736f', '#86995f', '#8d8d98']
const ANTENNAS = ['M24 13V7', 'M18 13l-3-6M30 13l3-6', 'M24 13V9M19 9h10']
const TIPS = [circle(24, 6, 2.4), pair(14.6, 6, 2.2), circle(24, 6.6, 2.6)]
const LIGHTS = [pair(17.5, 23, 3.4), pair(17.5, 23, 3.6, 2.2), 'M13 20h22v6.4H13z']
const MOUTHS = ['M18 32.5h12', 'M18 31.5q6 4.6 12 0', 'M18 31h12v3.6H18zM22 31v3.6M26 31v3.6']

/** The head of a bot; the first nine differ in their metal, and each third in its face. */
export function botDrawing(number: number): Drawing {
  const kind = number % 3
  return {
    ground: '#e4e6ea',
    shapes: [
      line(ANTENNAS[kind]!, '#4a525d', 1.8),
      { d: TIPS[kind]!, fill: '#e0564a' },
      { d: 'M6 21h4v9H6zM38 21h4v9h-4z', fill: '#4a525d' },
      { d: 'M14 13h20a5 5 0 0 1 5 5v16a5 5 0 0 1-5 5H14a5 5 0 0 1-5-5V18a5 5 0 0 1 5-5z', fill: METALS[number % 9]! },
      { d: LIGHTS[kind]!, fill: '#20262e' },
      { d: pair(18, 23, 1.5), fill: '#8ff0e0' },
      line(MOUTHS[(number + Math.floor(number / 3)) % 3]!, '#20262e', 1.6),
    ],
  }
}
