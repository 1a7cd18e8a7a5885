import type { Look } from './look'

const GEMS = ['#e0453a', '#f0a52a', '#f7df4a', '#39b86b', '#3d8af2', '#a55ae0']

/** One of six gems on a ring around the middle of the back. */
function gem(color: string, index: number): string {
  const turn = index * 60
  const place = `translate(50 70) rotate(${turn}) translate(0 -36) rotate(${-turn})`
  return `<path d="M-5 -7H5L9 -1 0 9 -9 -1z" fill="${color}" stroke="#fff" stroke-width="1" transform="${place}"/>`
}

/** A cosmic comic book: deep navy, half-tone dots, six gems. */
export default {
  home: { order: 2, card: 'wG' },
  theme: {
    accent: '#274bb8',
    accentInk: '#fff',
    link: '#2a4bb0',
    glow: '#8fd0ff',
    felt: [
      'radial-gradient(#ffffff1c 1.6px, transparent 2px) 0 0 / 11px 11px',
      'radial-gradient(ellipse at 50% 35%, #3a3f9e, #1b2466 55%, #0c1238)',
    ].join(', '),
    onFelt: '#eef3ff',
    seat: '#0a1230d9',
    seatInk: '#eef3ff',
    back: '#24398a',
    round: '12px',
  },
  darkTheme: {
    accent: '#8fb0ff',
    accentInk: '#0a1433',
    link: '#a5c0ff',
    felt: [
      'radial-gradient(#ffffff14 1.6px, transparent 2px) 0 0 / 11px 11px',
      'radial-gradient(ellipse at 50% 35%, #262a72, #10173f 55%, #060920)',
    ].join(', '),
  },
  skins: [{ border: '#101a3c', hair: '#8fb3ff60', texture: 'halftone', textureMask: 'corner', borderWidth: 4 }],
  back: `
    <rect x="5" y="5" width="90" height="130" rx="5" fill="#16245a"/>
    <rect x="5" y="5" width="90" height="130" rx="5" fill="url(#halftone)"/>
    <path d="M50 34 80 52V88L50 106 20 88V52z" fill="none" stroke="#c9d6ff" stroke-width="2" opacity=".7"/>
    ${GEMS.map(gem).join('')}
    <circle cx="50" cy="70" r="13" fill="none" stroke="#f0c64a" stroke-width="4"/>`,
  patterns: {
    halftone: `
      <pattern id="halftone" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <circle cx="3.5" cy="3.5" r="1.9" fill="#000" opacity=".2"/>
      </pattern>`,
    corner: `
      <radialGradient id="fade-corner" cx="1" cy="1" r="1.1">
        <stop offset="0" stop-color="#fff"/><stop offset=".7" stop-color="#fff" stop-opacity="0"/>
      </radialGradient>
      <mask id="corner" maskContentUnits="objectBoundingBox">
        <rect width="1" height="1" fill="url(#fade-corner)"/>
      </mask>`,
  },
  wildSign: [
    { d: 'M-5.5 -8.5H5.5L10 -2.5 0 10 -10 -2.5z', width: 2 },
    { d: 'M-10 -2.5H10M-3.5 -2.5 0 10 3.5 -2.5 0 -8.5z', width: 1.5 },
  ],
} satisfies Look
