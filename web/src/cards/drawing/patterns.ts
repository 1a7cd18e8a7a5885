/** Gradients and patterns that drawings refer to by id. */

/** The definitions among these that a drawing names. */
export function patternsIn(drawing: string, patterns: Record<string, string>): string {
  const named = new Set([...drawing.matchAll(/url\(#([\w-]+)\)/g)].map((match) => match[1]!))
  return named.size ? `<defs>${[...named].map((id) => patterns[id] ?? '').join('')}</defs>` : ''
}
