import type { Look } from './look'

const PETALS = Array.from(
  { length: 8 },
  (_, index) => `<path d="M50 70Q64 50 50 32Q36 50 50 70z" transform="rotate(${index * 45} 50 70)"/>`,
)

/** Clean, a warm table: felt green, cream borders. */
export default {
  home: { order: 1, card: 'r7' },
  theme: {
    accent: '#1f6b43',
    accentInk: '#fff',
    link: '#17603a',
    glow: '#ffe38a',
    felt: 'radial-gradient(ellipse at 50% 40%, #3c8a5c, #1f6340 70%, #17502f)',
    onFelt: '#fffdf5',
    seat: '#0d3420cc',
    seatInk: '#fffdf5',
    back: '#8f2f2a',
    round: '12px',
  },
  darkTheme: {
    accent: '#5cc58c',
    accentInk: '#06210f',
    link: '#7fd8a6',
    felt: 'radial-gradient(ellipse at 50% 40%, #235a3c, #123824 70%, #0b2617)',
  },
  skins: [],
  back: `
    <rect x="6" y="6" width="88" height="128" rx="5" fill="#8f2f2a"/>
    <rect x="11" y="11" width="78" height="118" rx="3" fill="none" stroke="#f3dfb4" stroke-width="1.4"/>
    <g fill="none" stroke="#f3dfb4" stroke-width="2" opacity=".85">${PETALS.join('')}</g>
    <circle cx="50" cy="70" r="7" fill="#f3dfb4"/>`,
  patterns: {},
  wildSign: [{ d: 'M0 -10Q1.6 -1.6 10 0Q1.6 1.6 0 10Q-1.6 1.6 -10 0Q-1.6 -1.6 0 -10z', fill: true }],
} satisfies Look
