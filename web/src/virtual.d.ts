/** Modules that are made at build time (tools/). */
declare module 'virtual:game-data' {
  const data: import('@/game/editions').GameData
  export default data
}

declare module 'virtual:scenes' {
  const scenes: import('@/game/view').Scene[]
  export default scenes
}

declare module 'virtual:languages' {
  const languages: import('@/words/languages').LanguageSource[]
  export default languages
}

declare module 'virtual:fair-deals' {
  const deals: import('../tests/helpers/fairDeals').FairDeals
  export default deals
}
