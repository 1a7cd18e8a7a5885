import type { Look } from './look'

/** Blocks and pixels: square corners, motion in steps. */
export default {
  home: { order: 4, card: 'wC' },
  theme: {
    accent: '#3a7a24',
    accentInk: '#fff',
    link: '#2f6a1b',
    glow: '#fff27a',
    felt: [
      'conic-gradient(#0000000f 25%, transparent 0 50%, #0000000f 0 75%, transparent 0) 0 0 / 32px 32px',
      'conic-gradient(#00000014 25%, transparent 0) 8px 8px / 64px 64px',
      'linear-gradient(#3f7d2b 0 58%, #6b4a2f 58%)',
    ].join(', '),
    onFelt: '#fff8e8',
    seat: '#2b2118e0',
    seatInk: '#fff8e8',
    back: 'linear-gradient(#4f9a35 40%, #6b4a2f 40%)',
    round: '0px',
  },
  darkTheme: {
    accent: '#8ed46f',
    accentInk: '#10240a',
    link: '#9be07c',
    felt: [
      'conic-gradient(#0000001c 25%, transparent 0 50%, #0000001c 0 75%, transparent 0) 0 0 / 32px 32px',
      'conic-gradient(#00000020 25%, transparent 0) 8px 8px / 64px 64px',
      'linear-gradient(#234d17 0 58%, #3d2a1a 58%)',
    ].join(', '),
  },
  skins: [{ radius: 0, border: '#3a3027', hair: '#00000050', texture: 'blocks', hasPixels: true, cap: 'butt' }],
  back: `
    <rect x="5" y="5" width="90" height="130" fill="#6b4a2f"/>
    <rect x="5" y="5" width="90" height="42" fill="#4f9a35"/>
    <path d="M5 47h11v8h12v-5h11v9h12v-6h11v8h11v-9h11v6h11v-11z" fill="#4f9a35"/>
    <rect x="5" y="5" width="90" height="130" fill="url(#blocks)"/>
    <path d="M22 74h12v12H22zM60 66h9v9h-9zM44 98h14v12H44zM72 104h10v10H72zM18 112h9v9h-9z" fill="#8c6642"/>
    <path d="M25 77h6v6h-6zM48 101h6v6h-6z" fill="#9ed8e0"/>`,
  patterns: {
    blocks: `
      <pattern id="blocks" width="25" height="25" patternUnits="userSpaceOnUse">
        <path d="M0 0h12.5v12.5H0zM12.5 12.5H25V25H12.5z" fill="#000" opacity=".06"/>
        <path d="M3 3h3v3H3zM18 6h3v3h-3zM9 17h3v3H9zM20 19h3v3h-3z" fill="#000" opacity=".09"/>
      </pattern>`,
  },
  wildSign: [
    { d: 'M0 -10 9 -5V5L0 10 -9 5V-5z', width: 2.2 },
    { d: 'M-9 -5 0 0 9 -5M0 0V10', width: 2.2 },
  ],
  easing: 'steps(7)',
} satisfies Look
