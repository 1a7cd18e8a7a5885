import { describe, expect, it } from 'vitest'
import { inView } from '@/parts/inView'

function placed(left: number, width: number): string {
  const node = document.createElement('button')
  node.getBoundingClientRect = () => new DOMRect(left, 0, width, 44)
  inView(node)
  return node.style.translate
}

describe('what stands over an edge of the window', () => {
  it('moves back in', () => {
    expect(placed(-30, 100)).toBe('30px')
    expect(placed(innerWidth - 60, 100)).toBe('-40px')
  })

  it('stays where it is if it has room', () => {
    expect(placed(0, innerWidth)).toBeFalsy()
    expect(placed(10, 100)).toBeFalsy()
  })
})
