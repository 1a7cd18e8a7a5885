import { describe, expect, it } from 'vitest'
import { pictureOf } from '@/cards/effectPicture'
import { drawFace } from '@/cards/drawing/face'
import { word } from '@/cards/drawing/parts'
import { EFFECTS } from '@/game/editions'
import { cardWithEffect, faceOf } from '@/game/faces'

const pictures = Object.keys(import.meta.glob('/src/cards/pictures/*.ts')).map((path) =>
  path.split('/').at(-1)!.replace('.ts', ''),
)

describe('effects', () => {
  it('have a picture each, and no picture is without one', () => {
    const names = EFFECTS.map(({ name }) => name)
    expect(names.filter((name) => !pictures.includes(name))).toEqual([])
    expect(pictures.filter((name) => !names.includes(name))).toEqual([])
  })

  it.each([
    ['r7', 'number', 7, 0],
    ['gS', 'skip', null, 0],
    ['k+5', 'draw', null, 5],
    ['w', 'wild', null, 0],
    ['w+10', 'wild-draw', null, 10],
    ['w+c', 'wild-draw-color', null, 0],
    ['wR+4', 'reverse-draw', null, 4],
    ['?', '', null, 0],
    ['w+21', '', null, 0],
    ['rX', '', null, 0],
  ])('of %s: %s', (text, effect, number, amount) => {
    expect(faceOf(text)).toMatchObject({ text, effect, number, amount })
  })

  it.each(['r+2', 'w+10', 'wR+4'])('write the amount on %s', (text) => {
    const face = faceOf(text)
    expect(pictureOf(face.effect).text?.(face)).toBe(`+${face.amount}`)
  })

  it('show their symbol where nobody has drawn one', () => {
    const symbol = pictureOf('nobody-has-drawn-it').text!
    expect(symbol({ ...faceOf('rS'), symbol: 'X' })).toBe('X')
    expect(symbol({ ...faceOf('w'), symbol: 'wX+2' })).toBe('X+2')
    expect(word('X+2', { x: 0, y: 0, height: 20, widest: 30 }, false, { ink: '#fff', width: 10 })).toContain('>X+2<')
    expect(word('+2', { x: 0, y: 0, height: 20, widest: 30 }, false, { ink: '#fff', width: 10 })).not.toContain('<text')
  })

  it('draw a dot for what is no card', () => {
    expect(drawFace('?', 'classic')).not.toContain('<text')
  })

  it('are found among the cards of an edition', () => {
    expect(cardWithEffect('creeper', 'minecraft')).toBe('wC')
    expect(cardWithEffect('creeper', 'classic')).toBeUndefined()
  })
})
