/** name, page, size (s, m, l), language, theme, whole page, ms (or an element) to wait for, what to click. */
const EDITIONS = ['classic', 'avengers', 'bts', 'minecraft', 'flip', 'no-mercy']
const table = (scene, size, lang = 'zh-TW', theme = 'light', wait = 2600, act = '') => [`table-${scene.replace('/', '-')}-${size}`, `#/demo/${scene}`, size, lang, theme, false, wait, act]

export const SHOTS = [
  ...EDITIONS.map((id) => [`cards-${id}`, `#/cards/${id}`, 'l', 'zh-TW', 'light', true, 700]),
  ['replay-l', 'r/' + (process.env.ROUND ?? ''), 'l', 'zh-TW', 'light', false, 3000, '[aria-label="下一步"] && [aria-label="下一步"]'],
  ['cards-small', '#/cards/flip', 's', 'en-GB', 'dark', true, 700],
  ['home-l', '', 'l', 'zh-TW', 'light', true, 1200], ['home-s', '', 's', 'en-GB', 'dark', true, 1200],
  ['rules-flip-l', 'rules/flip', 'l', 'zh-TW', 'light', false, 900], ['rules-no-mercy-s', 'rules/no-mercy', 's', 'en-GB', 'dark', false, 900],
  ['new-bts-l', '#/new/bts', 'l', 'en-GB', 'light', true, 900], ['new-no-mercy-s', '#/new/no-mercy', 's', 'zh-TW', 'dark', true, 900],
  ['pad-s', 'scores', 's', 'zh-TW', 'light', true, 900, 'li:nth-child(2) [aria-expanded]'], ['pad-l', 'scores', 'l', 'en-GB', 'dark', true, 900, 'li:nth-child(2) [aria-expanded]'],
  table('classic-many', 's'), table('classic-many', 'm', 'en-GB', 'dark'), table('classic-many', 'l', 'en-GB'),
  table('classic-ten', 's', 'en-GB'), table('classic-ten', 'l'),
  table('classic-color', 's'), table('classic-challenge', 's', 'en-GB'), table('classic-judged', 'm', 'en-GB', 'light', '.sheet'),
  table('classic-exposed', 's'), table('classic-late', 's', 'en-GB'), table('classic-uno', 's'), table('classic-drawn', 'm'), table('classic-won', 'l', 'zh-TW', 'light', '.won'),
  table('avengers-lay', 's'), table('avengers-snap', 'l', 'zh-TW', 'dark', '.snap'),
  table('bts-answer', 's'), table('bts-danced', 'l', 'zh-TW', 'light', '.dance'), table('bts-vote', 'm', 'en-GB'), table('bts-round/20', 'l'),
  table('minecraft-creeper', 's', 'zh-TW', 'light', '.boom'), table('minecraft-round/30', 'l', 'en-GB', 'dark'),
  table('flip-table', 's'), table('flip-table', 'l'), table('flip-flipped', 'm', 'zh-TW', 'light', '.flip'), table('flip-target', 's', 'en-GB'), table('flip-shed', 'l', 'zh-TW', 'light', '.duel'), table('flip-dark', 'l', 'en-GB'), table('flip-dark', 's'),
  table('no-mercy-stack', 's'), table('no-mercy-swap', 's', 'en-GB'), table('no-mercy-roulette', 'l', 'zh-TW', 'light', '.moment'), table('no-mercy-round/100', 'l'), table('no-mercy-discard-all', 'm', 'zh-TW', 'light', '.sweep'),
  ['table-why-s', '#/demo/classic-many', 's', 'zh-TW', 'light', false, 1500, '[data-card="g3"]'],
  ['table-info-s', '#/demo/classic-many', 's', 'zh-TW', 'light', false, 1500, '[data-place="discard"]'],
  ['table-rule-l', '#/demo/classic-round/25', 'l', 'en-GB', 'light', false, 1500, '.side .rule >> nth=2'],
  ['table-log-s', '#/demo/classic-round/25', 's', 'zh-TW', 'dark', false, 1500, '.head .narrow'],
]
