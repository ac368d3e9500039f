/** Compares version numbers by segment: 4.10.0 comes after 4.9.3. Negative if the first is older. */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [one, other].map((version) => version.split('.').map((text) => Number.parseInt(text, 10) || 0))
  const length = Math.max(left?.length ?? 0, right?.length ?? 0)
  for (let index = 0; index < length; index += 1) {
    const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

type Released = { version: string }

export type Update<Release extends Released> = { newest: Release; versionsBehind: number }

/** The newest release and the number of releases after the installed one; undefined without releases. */
export function findUpdate<Release extends Released>(
  installed: string,
  releases: readonly Release[],
): Update<Release> | undefined {
  const newest = releases.toSorted((one, other) => compareVersions(other.version, one.version))[0]
  if (!newest) return undefined
  const versionsBehind = releases.filter(({ version }) => compareVersions(version, installed) > 0).length
  return { newest, versionsBehind }
}
