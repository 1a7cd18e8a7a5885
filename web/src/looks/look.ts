/** How an edition looks: the colours of its table, the cut of its cards, their back, and a few signs. */
import type { Stroke } from '@/cards/drawing/strokes'

/** Colours, and whatever else CSS takes, as custom properties: `accentInk` is `--accent-ink`. */
export interface Theme {
  accent: string
  accentInk: string
  link: string
  glow: string
  /** The cloth of the table, and what is written on it. */
  felt: string
  onFelt: string
  seat: string
  seatInk: string
  /** The backs of cards where they are too small for a picture. */
  back: string
  /** The radius of corners. */
  round: string
}

/** How cards are cut and framed. */
export interface Skin {
  /** Corner radius on a card 100 wide. */
  radius: number
  border: string
  /** A line between border and field. */
  hair: string
  borderWidth: number
  /** A pattern of the look over the field, and what it is masked with; '' for none. */
  texture: string
  textureMask: string
  /** Digits made of pixels. */
  hasPixels: boolean
  /** Ends of strokes: round, or cut. */
  cap: 'round' | 'butt'
  /** The outline of the field inside the border, where it is no rectangle. */
  field: string
}

export interface Look {
  /** Its place among the editions on the first page, and the card that stands for it there. */
  home: { order: number; card: string }
  theme: Theme
  /** What is different where the browser is dark. */
  darkTheme: Partial<Theme>
  /** What is different while the dark side of the cards is in play. */
  darkSideTheme?: Partial<Theme>
  /** What is different from the usual cut, on each side of the cards. */
  skins: readonly Partial<Skin>[]
  /** The back of a card, as SVG text in a box of 100 by 140, within a border in the colour of the skin. */
  back: string
  /** Gradients and patterns that back and skins refer to by id. */
  patterns: Record<string, string>
  /** What stands in the middle of a plain Wild, in a box of 24 by 24. */
  wildSign: Stroke[]
  /** How cards fly; smoothly if it does not say. */
  easing?: string
  /** Whether the stroke through a player who is out is torn. */
  isTorn?: boolean
}
