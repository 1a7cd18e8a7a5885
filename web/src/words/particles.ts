/** Particles: endings that go by the sound before them, as src/lastcard/locale/particles.py has them in Python. */

/** How the digits are read. */
const DIGITS = '영일이삼사오육칠팔구'
const [CONSONANT, VOWEL, LIQUID] = [0, 1, 2]

/** Puts every particle of a text into its right form, for a language's `language-particles`. */
export function particles(forms: string): (text: string) => string {
  const pairs = forms
    .split(' ')
    .filter(Boolean)
    .map((each) => each.split('=') as [string, string])
  const after = new Map(pairs.map(([written, each]) => [written, each.split('/')]))
  if (!after.size) return (text) => text
  const choices = [...after.keys()].map((written) => written.replace(/[()]/g, '\\$&')).join('|')
  const written = new RegExp(`([0-9가-힣])([^\\p{L}\\p{N}_\\s(]*)(${choices})`, 'gu')
  return (text) =>
    text.replace(
      written,
      (_, last: string, between: string, particle: string) => last + between + after.get(particle)![ending(last)],
    )
}

/** What a word with this last character ends with. */
function ending(character: string): number {
  const syllable = DIGITS[Number(character)] ?? character
  const final = (syllable.charCodeAt(0) - '가'.charCodeAt(0)) % 28
  return final === 0 ? VOWEL! : final === 8 ? LIQUID! : CONSONANT!
}
