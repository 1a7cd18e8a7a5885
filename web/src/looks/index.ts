/** The looks of the editions: one file each, named after the edition. One without a look of its own looks classic. */
import { findEdition } from '@/game/editions'
import { faceOf } from '@/game/faces'
import classic from './classic'
import type { Look, Skin, Theme } from './look'

const found = import.meta.glob<Look>(['./*.ts', '!./index.ts', '!./look.ts'], { eager: true, import: 'default' })
const LOOKS = new Map(Object.entries(found).map(([path, look]) => [path.slice('./'.length, -'.ts'.length), look]))

const USUAL_SKIN: Skin = {
  radius: 8,
  border: '#fbf5e6',
  hair: '#00000030',
  borderWidth: 5,
  texture: '',
  textureMask: '',
  hasPixels: false,
  cap: 'round',
  field: '',
}

export function lookOf(edition: string): Look {
  return LOOKS.get(edition) ?? classic
}

/** The cut of the cards of an edition on one of their sides. */
export function skinOf(edition: string, side: number): Skin {
  return { ...USUAL_SKIN, ...lookOf(edition).skins[side] }
}

/** The order of editions on the first page: those that have no place of their own come last. */
export function byHomeOrder(a: { id: string }, b: { id: string }): number {
  const order = (id: string): number => LOOKS.get(id)?.home.order ?? LOOKS.size + 1
  return order(a.id) - order(b.id)
}

/** The card that stands for an edition; without a look of its own, the one that counts most. */
export function homeCard(edition: string): string {
  const own = LOOKS.get(edition)
  if (own) return own.home.card
  const faces = findEdition(edition)?.sides[0]?.faces ?? []
  const best = [...faces].sort((a, b) => b.points - a.points || faceOf(b.text).amount - faceOf(a.text).amount)[0]
  return best?.text ?? classic.home.card
}

/** A style sheet with all themes: elements with `data-edition` have the colours of their edition. */
export function themeSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  const rules = [
    `:root { ${properties(classic.theme)} }`,
    `:root[data-theme='dark'] { ${properties(classic.darkTheme)} }`,
    ...[...LOOKS].flatMap(([edition, look]) => [
      `[data-edition='${edition}'] { ${properties(look.theme)} }`,
      `[data-theme='dark'] [data-edition='${edition}'] { ${properties(look.darkTheme)} }`,
      `[data-edition='${edition}'][data-side='dark'] { ${properties(look.darkSideTheme ?? {})} }`,
    ]),
  ]
  for (const rule of rules) sheet.insertRule(rule, sheet.cssRules.length)
  return sheet
}

function properties(theme: Partial<Theme>): string {
  return Object.entries(theme)
    .map(([name, value]) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};`)
    .join(' ')
}
