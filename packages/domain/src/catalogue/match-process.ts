import type { Figures } from '../measurement/figures.ts'

/** What somebody processes, in the units of our data; whatever they leave out does not matter to them. */
export type WantedProcess = {
  crossSectionMm2?: number | undefined
  lengthMm?: number | undefined
  /** Code of a material: pvc, ptfe, silicone. */
  insulation?: string | undefined
  piecesPerHour?: number | undefined
}

/** What a machine can do; nothing where its data does not say. */
export type Ability = {
  crossSectionMm2: Figures | null
  lengthMm: Figures | null
  insulations: readonly string[] | null
  piecesPerHour: Figures | null
}

export type ProcessAttribute = keyof WantedProcess

/** Why a machine does not fit: which attribute, in which direction, and where the machine's limit lies. */
export type Misfit = {
  attribute: ProcessAttribute
  reason: 'below' | 'above' | 'not-listed' | 'not-stated'
  limit: number | null
}

export type ProcessMatch = { kind: 'match' } | { kind: 'near-miss'; misfit: Misfit } | { kind: 'no-match' }

/** A machine matches if it does all that is wanted; it is a near miss if exactly one thing is in the way. */
export function matchProcess(wanted: WantedProcess, ability: Ability): ProcessMatch {
  const misfits = [
    outside('crossSectionMm2', wanted.crossSectionMm2, ability.crossSectionMm2),
    outside('lengthMm', wanted.lengthMm, ability.lengthMm),
    unlisted(wanted.insulation, ability.insulations),
    // More pieces than wanted is no fault: only the upper end counts.
    outside(
      'piecesPerHour',
      wanted.piecesPerHour,
      ability.piecesPerHour && { ...ability.piecesPerHour, minimum: null },
    ),
  ].filter((misfit) => misfit !== undefined)
  const [misfit] = misfits
  if (!misfit) return { kind: 'match' }
  return misfits.length === 1 ? { kind: 'near-miss', misfit } : { kind: 'no-match' }
}

function outside(attribute: ProcessAttribute, value: number | undefined, can: Figures | null): Misfit | undefined {
  if (value === undefined) return undefined
  if (!can) return { attribute, reason: 'not-stated', limit: null }
  if (can.minimum !== null && value < can.minimum) return { attribute, reason: 'below', limit: can.minimum }
  if (can.maximum !== null && value > can.maximum) return { attribute, reason: 'above', limit: can.maximum }
  return undefined
}

function unlisted(material: string | undefined, can: readonly string[] | null): Misfit | undefined {
  if (material === undefined || can?.includes(material)) return undefined
  return { attribute: 'insulation', reason: can ? 'not-listed' : 'not-stated', limit: null }
}
