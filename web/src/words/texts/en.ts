/** All English texts, as the Python package has them. */
export default Object.values(
  import.meta.glob<string>('$texts/en/{editions,errors,events,options,reasons,rules,server,terminal,web}.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
