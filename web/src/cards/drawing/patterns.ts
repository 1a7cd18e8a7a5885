/** Gradients and patterns that cards refer to, by id; a picture takes along those that it names. */

const PATTERNS: Record<string, string> = {
  steel:
    '<linearGradient id="steel" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f4f7fa"/><stop offset=".35" stop-color="#b9c4cf"/><stop offset=".5" stop-color="#e9eef3"/><stop offset=".75" stop-color="#a3b0bd"/><stop offset="1" stop-color="#dfe6ec"/></linearGradient>',
  violet:
    '<linearGradient id="violet" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2a0d55"/><stop offset="1" stop-color="#7d3bd0"/></linearGradient>',
  corner:
    '<radialGradient id="fade-corner" cx="1" cy="1" r="1.1"><stop offset="0" stop-color="#fff"/><stop offset=".7" stop-color="#fff" stop-opacity="0"/></radialGradient><mask id="corner" maskContentUnits="objectBoundingBox"><rect width="1" height="1" fill="url(#fade-corner)"/></mask>',
  halftone:
    '<pattern id="halftone" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><circle cx="3.5" cy="3.5" r="1.9" fill="#000" opacity=".2"/></pattern>',
  beams:
    '<pattern id="beams" width="100" height="140" patternUnits="userSpaceOnUse"><path d="M50 -10 -10 150H25zM50 -10 60 150H95z" fill="#000" opacity=".07"/></pattern>',
  blocks:
    '<pattern id="blocks" width="25" height="25" patternUnits="userSpaceOnUse"><path d="M0 0h12.5v12.5H0zM12.5 12.5H25V25H12.5z" fill="#000" opacity=".06"/><path d="M3 3h3v3H3zM18 6h3v3h-3zM9 17h3v3H9zM20 19h3v3h-3z" fill="#000" opacity=".09"/></pattern>',
  brushed:
    '<pattern id="brushed" width="100" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-12)"><path d="M0 1H100M0 4H70" stroke="#000" stroke-width=".7" opacity=".07"/></pattern>',
  scan: '<pattern id="scan" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 1H4" stroke="#fff" stroke-width=".8" opacity=".05"/></pattern>',
  scratches:
    '<pattern id="scratches" width="60" height="70" patternUnits="userSpaceOnUse" patternTransform="rotate(24)"><path d="M8 0V26M22 30V70M37 8V40M50 44V66" stroke="#000" stroke-width="1.4" opacity=".16"/></pattern>',
}

/** The definitions that this drawing names. */
export function patternsIn(drawing: string): string {
  const named = new Set([...drawing.matchAll(/url\(#([\w-]+)\)/g)].map((match) => match[1]!))
  return named.size ? `<defs>${[...named].map((id) => PATTERNS[id] ?? '').join('')}</defs>` : ''
}
