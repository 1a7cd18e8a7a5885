import type { Look } from './look'

const TORN_FIELD = [
  'M6 7 13 5 19 7.5 30 5 42 7 55 5 63 7 74 5 85 7.5 94 5',
  '95.5 18 93 29 95 44 93.5 58 95.5 73 93 88 95 104 93.5 119 95 134',
  '84 132.5 73 135 61 133 49 135 37 132.5 26 135 14 133 5 135',
  '6.5 120 4.5 108 6.5 93 5 79 7 64 4.5 50 6.5 35 5 21z',
].join(' ')
const TEETH = 'M5 96 22 84 30 94 44 74 55 88 70 62 80 76 95 54V130Q95 135 90 135H10Q5 135 5 130z'

/** Harsh: black, red, torn edges. */
export default {
  home: { order: 6, card: 'w+10' },
  theme: {
    accent: '#b3101c',
    accentInk: '#fff',
    link: '#a30d18',
    glow: '#ff5a4a',
    felt: [
      'repeating-linear-gradient(115deg, #ffffff05 0 3px, transparent 3px 17px)',
      'radial-gradient(ellipse at 50% 45%, #7a0f18, #2b080c 60%, #120506)',
    ].join(', '),
    onFelt: '#fff3f0',
    seat: '#000000d9',
    seatInk: '#fff3f0',
    back: 'linear-gradient(160deg, #17090b 45%, #c4121f 45%)',
    round: '4px',
  },
  darkTheme: {
    accent: '#ff6b60',
    accentInk: '#2b0505',
    link: '#ff8a80',
    felt: [
      'repeating-linear-gradient(115deg, #ffffff04 0 3px, transparent 3px 17px)',
      'radial-gradient(ellipse at 50% 45%, #4d090f, #1a0507 60%, #090203)',
    ].join(', '),
  },
  skins: [{ border: '#0c0a0b', hair: 'none', texture: 'scratches', cap: 'butt', field: TORN_FIELD }],
  back: `
    <rect x="5" y="5" width="90" height="130" rx="4" fill="#17090b"/>
    <path d="${TEETH}" fill="#c4121f"/>
    <path d="M58 16 30 72H47L38 122 72 58H53z" fill="#fff" stroke="#0c0a0b" stroke-width="4" stroke-linejoin="miter"/>
    <rect x="5" y="5" width="90" height="130" fill="url(#scratches)"/>`,
  patterns: {
    scratches: `
      <pattern id="scratches" width="60" height="70" patternUnits="userSpaceOnUse" patternTransform="rotate(24)">
        <path d="M8 0V26M22 30V70M37 8V40M50 44V66" stroke="#000" stroke-width="1.4" opacity=".16"/>
      </pattern>`,
  },
  wildSign: [{ d: 'M3 -12 -7.5 2H-1L-3.5 12 7.5 -3H1z', fill: true }],
  isTorn: true,
} satisfies Look
