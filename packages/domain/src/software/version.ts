/** Versions as people number them: 4.10.0 comes after 4.9.3. Less than nothing where the first is older. */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [one, other].map((version) => version.split('.').map((part) => Number.parseInt(part, 10) || 0))
  const length = Math.max(left?.length ?? 0, right?.length ?? 0)
  for (let place = 0; place < length; place += 1) {
    const difference = (left?.[place] ?? 0) - (right?.[place] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

type Released = { version: string }

export type Update<Release extends Released> = { newest: Release; versionsBehind: number }

/** The newest version and how many the installed one lies behind; nothing where none was ever released. */
export function findUpdate<Release extends Released>(
  installed: string,
  releases: readonly Release[],
): Update<Release> | undefined {
  const newest = releases.toSorted((one, other) => compareVersions(other.version, one.version))[0]
  if (!newest) return undefined
  const versionsBehind = releases.filter(({ version }) => compareVersions(version, installed) > 0).length
  return { newest, versionsBehind }
}
