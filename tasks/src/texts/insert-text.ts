export type NewText = { key: string; text: string; isUntranslated: boolean }

const entry = /^ {2}'?([a-z0-9.-]+)'?:/
const lineLength = 120

/** Returns the keys of a catalogue file in their order. */
export function keysOfCatalogue(source: string): string[] {
  return source.split('\n').flatMap((line) => entry.exec(line)?.[1] ?? [])
}

/** Returns how many leading segments two keys share: `parts.stock` and `parts.name` share one. */
export function countSharedSegments(one: string, other: string): number {
  const [a, b] = [one.split('.'), other.split('.')]
  const different = a.findIndex((segment, index) => segment !== b[index])
  return different === -1 ? a.length : different
}

/** Inserts a text behind the last key that shares the most segments with it. Keys have the same order in all languages. */
export function insertText(source: string, { key, text, isUntranslated }: NewText): string {
  const lines = source.split('\n')
  const keys = keysOfCatalogue(source)
  const most = Math.max(0, ...keys.map((other) => countSharedSegments(key, other)))
  const sibling = keys.findLast((other) => countSharedSegments(key, other) === most)
  const start = lines.findIndex((line) => entry.exec(line)?.[1] === sibling)
  const end = lines.findIndex(
    (line, index) =>
      index >= start &&
      line
        .trimEnd()
        .replace(/ \/\/.*$/, '')
        .endsWith(','),
  )
  return lines.toSpliced(end + 1, 0, ...formatEntry(key, text, isUntranslated)).join('\n')
}

function formatEntry(key: string, text: string, isUntranslated: boolean): string[] {
  const [name, value] = [`  '${key}':`, `'${text}',${isUntranslated ? ' // untranslated' : ''}`]
  return `${name} '${text}',`.length > lineLength ? [name, `    ${value}`] : [`${name} ${value}`]
}
