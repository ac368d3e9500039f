import type { NumberRange } from '../measurement/format-value.ts'

/** The customer's requirements, in stored units; undefined ones are not checked. */
export type ProcessRequirements = {
  crossSectionMm2?: number | undefined
  lengthMm?: number | undefined
  /** The code of a material: pvc, ptfe, silicone. */
  insulation?: string | undefined
  piecesPerHour?: number | undefined
}

/** The processing limits of a machine; null where its data does not state one. */
export type ProcessLimits = {
  crossSectionMm2: NumberRange | null
  lengthMm: NumberRange | null
  insulations: readonly string[] | null
  piecesPerHour: NumberRange | null
}

export type ProcessAttribute = keyof ProcessRequirements

/** Why a machine does not match: the attribute, the direction and the machine's limit. */
export type ProcessMismatch = {
  attribute: ProcessAttribute
  reason: 'below' | 'above' | 'not-listed' | 'not-stated'
  limit: number | null
}

/** `partly`: one requirement is open, because an option or an accessory may meet it. */
export type ProcessMatch = { fits: 'yes' | 'partly' | 'no'; misfits: ProcessMismatch[] }

/** Another blade set or feeder may add the ability, or the data of the machine leaves it open. */
const openReasons: readonly ProcessMismatch['reason'][] = ['not-listed', 'not-stated']

/** A machine fits if it meets all requirements. Outside of a stated range it never fits, also not partly. */
export function matchProcess(wanted: ProcessRequirements, ability: ProcessLimits): ProcessMatch {
  const misfits = [
    checkRange('crossSectionMm2', wanted.crossSectionMm2, ability.crossSectionMm2),
    checkRange('lengthMm', wanted.lengthMm, ability.lengthMm),
    checkMaterial(wanted.insulation, ability.insulations),
    // A higher output than required is fine: only the maximum counts.
    checkRange(
      'piecesPerHour',
      wanted.piecesPerHour,
      ability.piecesPerHour && { ...ability.piecesPerHour, minimum: null },
    ),
  ].filter((misfit) => misfit !== undefined)
  const [first, ...others] = misfits
  if (!first) return { fits: 'yes', misfits }
  return { fits: others.length === 0 && openReasons.includes(first.reason) ? 'partly' : 'no', misfits }
}

function checkRange(
  attribute: ProcessAttribute,
  value: number | undefined,
  range: NumberRange | null,
): ProcessMismatch | undefined {
  if (value === undefined) return undefined
  if (!range) return { attribute, reason: 'not-stated', limit: null }
  if (range.minimum !== null && value < range.minimum) return { attribute, reason: 'below', limit: range.minimum }
  if (range.maximum !== null && value > range.maximum) return { attribute, reason: 'above', limit: range.maximum }
  return undefined
}

function checkMaterial(material: string | undefined, supported: readonly string[] | null): ProcessMismatch | undefined {
  if (material === undefined || supported?.includes(material)) return undefined
  return { attribute: 'insulation', reason: supported ? 'not-listed' : 'not-stated', limit: null }
}
