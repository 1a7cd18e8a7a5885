/** The back of an edition's cards, as SVG text. In flip the back of a card is its other face. */
import { skinOf } from './skins'

const GEMS = ['#e0453a', '#f0a52a', '#f7df4a', '#39b86b', '#3d8af2', '#a55ae0']
const WAVE = [10, 22, 34, 18, 44, 26, 52, 26, 44, 18, 34, 22, 10]

const BACKS: Record<string, string> = {
  avengers: `
    <rect x="5" y="5" width="90" height="130" rx="5" fill="#16245a"/>
    <rect x="5" y="5" width="90" height="130" rx="5" fill="url(#halftone)"/>
    <path d="M50 34 80 52V88L50 106 20 88V52z" fill="none" stroke="#c9d6ff" stroke-width="2" opacity=".7"/>
    ${GEMS.map((gem, index) => `<path d="M-5 -7H5L9 -1 0 9 -9 -1z" fill="${gem}" stroke="#fff" stroke-width="1" transform="translate(50 70) rotate(${index * 60}) translate(0 -36) rotate(${-index * 60})"/>`).join('')}
    <circle cx="50" cy="70" r="13" fill="none" stroke="#f0c64a" stroke-width="4"/>`,
  bts: `
    <rect x="5" y="5" width="90" height="130" rx="5" fill="url(#violet)"/>
    <path d="M50 -10 5 135H38zM50 -10 62 135H95z" fill="#fff" opacity=".09"/>
    ${WAVE.map((height, index) => `<rect x="${15 + index * 5.6}" y="${70 - height / 2}" width="3" height="${height}" rx="1.5" fill="${index % 2 ? '#ffb3e6' : '#e9d6ff'}"/>`).join('')}
    <circle cx="50" cy="70" r="40" fill="none" stroke="#e9d6ff" stroke-width="1.6" opacity=".6"/>`,
  minecraft: `
    <rect x="5" y="5" width="90" height="130" fill="#6b4a2f"/>
    <rect x="5" y="5" width="90" height="42" fill="#4f9a35"/>
    <path d="M5 47h11v8h12v-5h11v9h12v-6h11v8h11v-9h11v6h11v-11z" fill="#4f9a35"/>
    <rect x="5" y="5" width="90" height="130" fill="url(#blocks)"/>
    <path d="M22 74h12v12H22zM60 66h9v9h-9zM44 98h14v12H44zM72 104h10v10H72zM18 112h9v9h-9z" fill="#8c6642"/>
    <path d="M25 77h6v6h-6zM48 101h6v6h-6z" fill="#9ed8e0"/>`,
  flip: `
    <rect x="5" y="5" width="90" height="130" rx="5" fill="url(#steel)"/>
    <path d="M5 10 95 100V130Q95 135 90 135H10Q5 135 5 130z" fill="#191c22"/>
    <path d="M5 10 95 100" stroke="#2fe0cf" stroke-width="2.4"/>
    <path d="M-8 -14H8L16 0 8 14H-8L-16 0z" fill="none" stroke="#445566" stroke-width="5" transform="translate(66 42)"/>
    <path d="M-8 -14H8L16 0 8 14H-8L-16 0z" fill="none" stroke="#ff6cb2" stroke-width="5" transform="translate(34 98)"/>`,
  'no-mercy': `
    <rect x="5" y="5" width="90" height="130" rx="4" fill="#17090b"/>
    <path d="M5 96 22 84 30 94 44 74 55 88 70 62 80 76 95 54V130Q95 135 90 135H10Q5 135 5 130z" fill="#c4121f"/>
    <path d="M58 16 30 72H47L38 122 72 58H53z" fill="#fff" stroke="#0c0a0b" stroke-width="4" stroke-linejoin="miter"/>
    <rect x="5" y="5" width="90" height="130" fill="url(#scratches)"/>`,
}
const USUAL = `
  <rect x="6" y="6" width="88" height="128" rx="5" fill="#8f2f2a"/>
  <rect x="11" y="11" width="78" height="118" rx="3" fill="none" stroke="#f3dfb4" stroke-width="1.4"/>
  <g fill="none" stroke="#f3dfb4" stroke-width="2" opacity=".85">
  ${[0, 1, 2, 3, 4, 5, 6, 7].map((turn) => `<path d="M50 70Q64 50 50 32Q36 50 50 70z" transform="rotate(${turn * 45} 50 70)"/>`).join('')}
  </g>
  <circle cx="50" cy="70" r="7" fill="#f3dfb4"/>`

export function drawBack(edition: string): string {
  const skin = skinOf(edition, 0)
  const border = `<rect x=".6" y=".6" width="98.8" height="138.8" rx="${skin.radius}" fill="${skin.border}" stroke="#00000055" stroke-width="1.2"/>`
  return border + (BACKS[edition] ?? USUAL)
}
