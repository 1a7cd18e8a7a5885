/** All Traditional Chinese texts, as the Python package has them. */
export default Object.values(
  import.meta.glob<string>('$texts/zh-Hant/{editions,errors,events,options,reasons,rules,server,terminal,web}.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
