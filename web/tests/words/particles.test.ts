import { describe, expect, it } from 'vitest'
import { particles } from '@/words/particles'
import { say, speak } from '@/words/texts.svelte'

const KOREAN = '이(가)=이/가/이 은(는)=은/는/은 을(를)=을/를/을 (으)로=으로/로/로'

describe('particles', () => {
  it.each([
    ['서연이(가)', '서연이'],
    ['지호이(가)', '지호가'],
    ['하늘을(를)', '하늘을'],
    ['부산(으)로', '부산으로'],
    ['제주(으)로', '제주로'],
    ['서울(으)로', '서울로'],
    ['3은(는) 6이(가) 7(으)로', '3은 6이 7로'],
    ['‘초록 4’은(는)', '‘초록 4’는'],
    ['Kai이(가)', 'Kai이(가)'],
    ['점수(기본)', '점수(기본)'],
    ['', ''],
  ])('%s is written %s', (text, written) => {
    expect(particles(KOREAN)(text)).toBe(written)
  })

  it('are left alone in a language without them', () => {
    expect(particles('')('서연이(가)')).toBe('서연이(가)')
  })

  it('fit names and cards', async () => {
    await speak('ko')
    expect(say('event-played', { name: '지호', card: '빨강 7' })).toBe('지호가 빨강 7 카드를 냈어요.')
    expect(say('event-played', { name: '서연', card: '빨강 7' })).toBe('서연이 빨강 7 카드를 냈어요.')
  })
})
