type Keys = { all: readonly string[]; unused: readonly string[]; planned: readonly string[] }

/** Returns one line for each key that is neither used nor planned for a screen to come. */
export function findUnusedTexts({ all, unused, planned }: Keys): string[] {
  const known = new Set(all)
  const plannedKeys = new Set(planned)
  return [
    ...unused.filter((key) => !plannedKeys.has(key)).map((key) => `${key}: nothing uses this text`),
    ...planned.filter((key) => !known.has(key)).map((key) => `${key}: planned, but there is no such text`),
  ]
}
