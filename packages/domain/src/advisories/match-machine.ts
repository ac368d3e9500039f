import { matchesGlob, parseSerialGlob, type SerialGlob } from './serial-glob.ts'
import { isEveryVersion, isInRange, parseVersion, parseVersionRange } from './version-range.ts'

/** The worst one first: a machine that several products describe has the first of their statuses. */
export const machineStatuses = ['affected', 'under-investigation', 'fixed', 'not-affected'] as const
export type MachineStatus = (typeof machineStatuses)[number]

/** The machines that a product of an advisory describes, with their status. */
export type AdvisoryProduct = {
  /** The first word of a product's slug, such as `axion`; null for products that are not machines. */
  family: string | null
  /** Such as `vers:generic/<6.4.1`; `*` means every version. */
  versions: string
  /** Patterns of serial numbers and of model names; none means all. */
  serials: readonly string[]
  models: readonly string[]
  status: MachineStatus
}

export type MatchedMachine = { productSlug: string; model: string; serialNumber: string; softwareVersion: string }

/** The family of control software that a machine runs. */
function familyOf({ productSlug }: Pick<MatchedMachine, 'productSlug'>): string {
  return productSlug.split('-')[0] ?? ''
}

/** Reads the patterns of an advisory once, for any number of machines. */
export function createMatcher(products: readonly AdvisoryProduct[]): (machine: MatchedMachine) => MachineStatus {
  const byFamily = Map.groupBy(
    products
      .map((product) => ({
        ...product,
        range: parseVersionRange(product.versions),
        serials: product.serials.map(parseSerialGlob),
        models: product.models.map(parseSerialGlob),
      }))
      .toSorted((one, other) => machineStatuses.indexOf(one.status) - machineStatuses.indexOf(other.status)),
    ({ family }) => family,
  )
  return (machine) => {
    const candidates = byFamily.get(familyOf(machine))
    if (!candidates) return 'not-affected'
    const version = parseVersion(machine.softwareVersion)
    for (const { range, serials, models, status } of candidates) {
      if (!matchesAny(machine.serialNumber, serials) || !matchesAny(machine.model, models)) continue
      if (version && range) {
        if (isInRange(version, range)) return status
      } else if (range && isEveryVersion(range)) return status
      // Without a readable version nobody can say that the machine is safe.
      else if (status === 'affected') return 'under-investigation'
    }
    return 'not-affected'
  }
}

/**
 * Whether a product describes machines that are or may be affected and this one may be among them, with whatever
 * software it runs: a public page does not tell which version is installed.
 */
export function mayConcern(
  { family, serials, models, status }: AdvisoryProduct,
  machine: Omit<MatchedMachine, 'softwareVersion'>,
): boolean {
  return (
    (status === 'affected' || status === 'under-investigation') &&
    family === familyOf(machine) &&
    matchesAny(machine.serialNumber, serials.map(parseSerialGlob)) &&
    matchesAny(machine.model, models.map(parseSerialGlob))
  )
}

/** No pattern means all. */
function matchesAny(text: string, globs: readonly SerialGlob[]): boolean {
  return globs.length === 0 || globs.some((glob) => matchesGlob(text, glob))
}
