/** A version as numbers: `4.10.0` comes after `4.9.3`. */
export type Version = readonly number[]

type Comparator = '=' | '!=' | '<' | '<=' | '>' | '>='
type Constraint = { comparator: Comparator; version: Version }

/** Single versions, and limits sorted by version; none of both means every version. */
export type VersionRange = { single: readonly Constraint[]; limits: readonly Constraint[] }

const versionPattern = /^\d{1,9}(?:\.\d{1,9}){0,5}$/
const constraintPattern = /^(?<comparator>!=|<=|>=|<|>|=)?(?<version>[\d.]{1,60})$/
const maxConstraints = 20

/** Undefined if a segment is not a number, such as in `6.4-beta`. */
export function parseVersion(text: string): Version | undefined {
  return versionPattern.test(text) ? text.split('.').map(Number) : undefined
}

/**
 * Reads a range such as `vers:generic/>=7.0.0|<8.4.0`. Undefined if it is not readable or ambiguous: the versions must
 * differ, and the limits must alternate between lower and upper ones.
 * Source: https://github.com/package-url/vers-spec
 */
export function parseVersionRange(text: string): VersionRange | undefined {
  const list = text.replace(/^vers:[a-z0-9.+-]{1,40}\//, '').replaceAll(/\s/g, '')
  if (list === '*') return { single: [], limits: [] }
  const parts = list.split('|')
  if (parts.length > maxConstraints) return undefined
  const constraints = parts.flatMap((part) => parseConstraint(part) ?? [])
  if (constraints.length !== parts.length) return undefined
  const sorted = constraints.toSorted((one, other) => compare(one.version, other.version))
  const isUnique = sorted.every(({ version }, index) => compare(version, sorted[index - 1]?.version ?? [-1]) !== 0)
  const { single = [], limits = [] } = Object.groupBy(sorted, (constraint) =>
    isLimit(constraint) ? 'limits' : 'single',
  )
  const alternate = limits.every(
    (limit, index) => index === 0 || isLower(limit) !== isLower(limits[index - 1] ?? limit),
  )
  return isUnique && alternate ? { single, limits } : undefined
}

export function isEveryVersion({ single, limits }: VersionRange): boolean {
  return single.length === 0 && limits.length === 0
}

/** Whether a version is in a range. */
export function isInRange(version: Version, { single, limits }: VersionRange): boolean {
  for (const constraint of single) if (compare(version, constraint.version) === 0) return constraint.comparator === '='
  // Without a limit, only excluded versions are outside.
  if (limits.length === 0) return single.every(({ comparator }) => comparator === '!=')
  return limits.some((limit, index) => {
    if (!satisfies(version, limit)) return false
    const neighbour = isLower(limit) ? limits[index + 1] : limits[index - 1]
    return neighbour === undefined || satisfies(version, neighbour)
  })
}

function parseConstraint(text: string): Constraint | undefined {
  const { comparator = '=', version: versionText = '' } = constraintPattern.exec(text)?.groups ?? {}
  const version = parseVersion(versionText)
  return version && { comparator: comparator as Comparator, version }
}

function isLimit({ comparator }: Constraint): boolean {
  return comparator !== '=' && comparator !== '!='
}

function isLower({ comparator }: Constraint): boolean {
  return comparator === '>' || comparator === '>='
}

function satisfies(version: Version, { comparator, version: limit }: Constraint): boolean {
  const difference = compare(version, limit)
  if (difference === 0) return comparator === '<=' || comparator === '>='
  return difference > 0 === comparator.startsWith('>')
}

function compare(one: Version, other: Version): number {
  const length = Math.max(one.length, other.length)
  for (let index = 0; index < length; index += 1) {
    const difference = (one[index] ?? 0) - (other[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
