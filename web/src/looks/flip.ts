import type { Look } from './look'

const NUT = 'M-8 -14H8L16 0 8 14H-8L-16 0z'

/** Two worlds: brushed steel in daylight, gun metal and neon. */
export default {
  home: { order: 5, card: 'wM' },
  theme: {
    accent: '#2d5b86',
    accentInk: '#fff',
    link: '#245179',
    glow: '#ffd54a',
    felt: [
      'repeating-linear-gradient(96deg, #ffffff14 0 2px, #0000000a 2px 4px)',
      'linear-gradient(160deg, #dfe7ee, #a9b7c4 55%, #cdd7e0)',
    ].join(', '),
    onFelt: '#14202b',
    seat: '#22313fe0',
    seatInk: '#f4f8fb',
    back: 'linear-gradient(135deg, #b9c4cf 50%, #191c22 50%)',
    round: '12px',
  },
  darkTheme: {
    accent: '#9cc6ec',
    accentInk: '#0b2033',
    link: '#a9d0f2',
    felt: [
      'repeating-linear-gradient(96deg, #ffffff0c 0 2px, #0000000c 2px 4px)',
      'linear-gradient(160deg, #a5b2be, #74838f 55%, #94a2ae)',
    ].join(', '),
  },
  darkSideTheme: {
    glow: '#2fe0cf',
    felt: [
      'radial-gradient(ellipse at 50% 45%, #2fe0cf22, transparent 55%)',
      'repeating-linear-gradient(96deg, #ffffff08 0 2px, #00000014 2px 4px)',
      'linear-gradient(160deg, #2a2f37, #14171c 60%, #1e2229)',
    ].join(', '),
    onFelt: '#eafffb',
    seat: '#05070ae0',
    seatInk: '#eafffb',
  },
  skins: [
    { border: 'url(#steel)', hair: '#33445550', texture: 'brushed' },
    { border: '#0b0d11', hair: 'none', texture: 'scan', borderWidth: 3 },
  ],
  back: `
    <rect x="5" y="5" width="90" height="130" rx="5" fill="url(#steel)"/>
    <path d="M5 10 95 100V130Q95 135 90 135H10Q5 135 5 130z" fill="#191c22"/>
    <path d="M5 10 95 100" stroke="#2fe0cf" stroke-width="2.4"/>
    <path d="${NUT}" fill="none" stroke="#445566" stroke-width="5" transform="translate(66 42)"/>
    <path d="${NUT}" fill="none" stroke="#ff6cb2" stroke-width="5" transform="translate(34 98)"/>`,
  patterns: {
    steel: `
      <linearGradient id="steel" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="#f4f7fa"/><stop offset=".35" stop-color="#b9c4cf"/>
        <stop offset=".5" stop-color="#e9eef3"/><stop offset=".75" stop-color="#a3b0bd"/>
        <stop offset="1" stop-color="#dfe6ec"/>
      </linearGradient>`,
    brushed: `
      <pattern id="brushed" width="100" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-12)">
        <path d="M0 1H100M0 4H70" stroke="#000" stroke-width=".7" opacity=".07"/>
      </pattern>`,
    scan: `
      <pattern id="scan" width="4" height="4" patternUnits="userSpaceOnUse">
        <path d="M0 1H4" stroke="#fff" stroke-width=".8" opacity=".05"/>
      </pattern>`,
  },
  wildSign: [
    { d: 'M-5 -9H5L10 0 5 9H-5L-10 0z', width: 2.4 },
    { d: 'M0 -3.5A3.5 3.5 0 1 1 0 3.5A3.5 3.5 0 1 1 0 -3.5z', width: 2.2 },
  ],
} satisfies Look
