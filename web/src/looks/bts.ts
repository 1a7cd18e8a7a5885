import type { Look } from './look'

const WAVE = [10, 22, 34, 18, 44, 26, 52, 26, 44, 18, 34, 22, 10]

/** One bar of the sound wave on the back. */
function bar(height: number, index: number): string {
  const color = index % 2 ? '#ffb3e6' : '#e9d6ff'
  const [x, y] = [15 + index * 5.6, 70 - height / 2]
  return `<rect x="${x}" y="${y}" width="3" height="${height}" rx="1.5" fill="${color}"/>`
}

/** A stage at night: violet, beams of light, a sound wave. */
export default {
  home: { order: 3, card: 'wD' },
  theme: {
    accent: '#7a2fc4',
    accentInk: '#fff',
    link: '#7127b8',
    glow: '#ffb3e6',
    felt: [
      'conic-gradient(from 150deg at 20% -10%, transparent 0 12deg, #ffffff20 16deg 20deg, transparent 26deg 360deg)',
      'conic-gradient(from 178deg at 80% -10%, transparent 0 10deg, #ffb3e626 14deg 19deg, transparent 25deg 360deg)',
      'linear-gradient(#3b0f77, #6d2cb8 60%, #47128a)',
    ].join(', '),
    onFelt: '#f8efff',
    seat: '#220846d9',
    seatInk: '#f8efff',
    back: '#6d2cb8',
    round: '12px',
  },
  darkTheme: {
    accent: '#d3a6ff',
    accentInk: '#250848',
    link: '#dcb8ff',
    felt: [
      'conic-gradient(from 150deg at 20% -10%, transparent 0 12deg, #ffffff16 16deg 20deg, transparent 26deg 360deg)',
      'conic-gradient(from 178deg at 80% -10%, transparent 0 10deg, #ffb3e61c 14deg 19deg, transparent 25deg 360deg)',
      'linear-gradient(#1e0640, #42147c 60%, #260852)',
    ].join(', '),
  },
  skins: [{ border: '#f4ecff', hair: '#3a106050', texture: 'beams' }],
  back: `
    <rect x="5" y="5" width="90" height="130" rx="5" fill="url(#violet)"/>
    <path d="M50 -10 5 135H38zM50 -10 62 135H95z" fill="#fff" opacity=".09"/>
    ${WAVE.map(bar).join('')}
    <circle cx="50" cy="70" r="40" fill="none" stroke="#e9d6ff" stroke-width="1.6" opacity=".6"/>`,
  patterns: {
    violet: `
      <linearGradient id="violet" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#2a0d55"/><stop offset="1" stop-color="#7d3bd0"/>
      </linearGradient>`,
    beams: `
      <pattern id="beams" width="100" height="140" patternUnits="userSpaceOnUse">
        <path d="M50 -10 -10 150H25zM50 -10 60 150H95z" fill="#000" opacity=".07"/>
      </pattern>`,
  },
  wildSign: [{ d: 'M-10 -2V2M-5 -7V7M0 -10V10M5 -5V5M10 -3V3', width: 2.8 }],
} satisfies Look
