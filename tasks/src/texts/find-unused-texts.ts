type Keys = { all: readonly string[]; unused: readonly string[]; planned: readonly string[] }

/** One line for each key that nothing shows and no screen still to be built waits for. */
export function findUnusedTexts({ all, unused, planned }: Keys): string[] {
  const known = new Set(all)
  const awaited = new Set(planned)
  return [
    ...unused.filter((key) => !awaited.has(key)).map((key) => `${key}: nothing shows this text`),
    ...planned.filter((key) => !known.has(key)).map((key) => `${key}: planned, but there is no such text`),
  ]
}
