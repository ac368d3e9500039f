const wholeKey = /['"`]([a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+)['"`]/g

/** A key put together at run time, such as `service-status.${status}.why`. */
const composedKey = /`([a-z0-9.-]*(?:\$\{[^}`]*\}[a-z0-9.-]*)+)`/g

/** The keys that no source names, neither whole nor through a template they fit. */
export function findUnusedKeys(keys: readonly string[], sources: Iterable<string>): string[] {
  const unused = new Set(keys)
  for (const source of sources) {
    for (const [, key = ''] of source.matchAll(wholeKey)) unused.delete(key)
    for (const [, template = ''] of source.matchAll(composedKey)) removeFitting(unused, template)
  }
  return [...unused]
}

function removeFitting(unused: Set<string>, template: string): void {
  const [first = '', ...rest] = template.split(/\$\{[^}]*\}/)
  // A template that begins with a value would fit every key and so prove nothing.
  if (first === '') return
  const fitting = new RegExp(`^${[first, ...rest].map(RegExp.escape).join('[a-z0-9.-]+')}$`)
  for (const key of unused) if (fitting.test(key)) unused.delete(key)
}
