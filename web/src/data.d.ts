declare module 'virtual:game-data' {
  const data: import('$lib/editions').GameData
  export default data
}

declare module 'virtual:scenes' {
  const scenes: import('$lib/view').Scene[]
  export default scenes
}
