const literalKey = /['"`]([a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+)['"`]/g

/** A key composed at run time, such as `service-status.${status}.why`. */
const composedKey = /`([a-z0-9.-]*(?:\$\{[^}`]*\}[a-z0-9.-]*)+)`/g

/** Returns the keys that occur in no source, neither literally nor by a matching template. */
export function findUnusedKeys(keys: readonly string[], sources: Iterable<string>): string[] {
  const unused = new Set(keys)
  for (const source of sources) {
    for (const [, key = ''] of source.matchAll(literalKey)) unused.delete(key)
    for (const [, template = ''] of source.matchAll(composedKey)) removeMatching(unused, template)
  }
  return [...unused]
}

function removeMatching(unused: Set<string>, template: string): void {
  const [first = '', ...rest] = template.split(/\$\{[^{}]*\}/)
  // A template that starts with a placeholder would match every key.
  if (first === '') return
  const pattern = new RegExp(`^${[first, ...rest].map(RegExp.escape).join('[a-z0-9.-]+')}$`)
  for (const key of unused) if (pattern.test(key)) unused.delete(key)
}
