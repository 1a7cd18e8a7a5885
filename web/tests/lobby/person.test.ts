import { beforeEach, describe, expect, it } from 'vitest'
import { preferences } from '@/browser/preferences.svelte'
import { AVATARS } from '@/game/editions'
import { ownPerson, standOut } from '@/lobby/person'

beforeEach(() => {
  preferences.set('name', 'Ann')
  preferences.set('avatar', 'owl')
  preferences.set('choseAvatar', false)
})

describe('somebody who comes to a table', () => {
  it('has a face that nobody there has', () => {
    standOut(AVATARS.filter((avatar) => avatar !== 'fox'))
    expect(ownPerson()).toEqual({ name: 'Ann', avatar: 'fox' })
  })

  it('keeps a face that is free', () => {
    standOut(['fox', 'bear'])
    expect(ownPerson().avatar).toBe('owl')
  })

  it('keeps a face that was chosen', () => {
    preferences.set('choseAvatar', true)
    standOut(['owl'])
    expect(ownPerson().avatar).toBe('owl')
  })
})
