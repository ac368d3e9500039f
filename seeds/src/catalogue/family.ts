import type { CapabilityKey } from './capabilities.ts'
import type { DefinitionKey } from './definitions.ts'
import type { furtherSentences, shortDescriptions } from './texts/sentences.ts'
import type { branchNames } from './texts/branches.ts'

/** Values of the ten models of a family, smallest first, or one value for all. */
export type Row = number | readonly number[]

/** Machine family of ten models of increasing size. */
export type Family = {
  key: keyof typeof shortDescriptions
  /** Name of the models before the number. */
  model: string
  numbers: readonly number[]
  brand: string
  /** Classifications of the first five models, and of the last five. */
  branches: readonly [keyof typeof branchNames, keyof typeof branchNames]
  /** Base name of the pictures; `-compact`, `-front` and `-large` are other views. */
  picture: string
  capabilities: readonly CapabilityKey[]
  insulation: readonly string[] | null
  drive: 'servo' | 'electric' | 'pneumatic'
  supply: 'one-phase' | 'three-phase'
  figures: Partial<Record<DefinitionKey, { minimum?: Row; maximum: Row }>>
  sentences: readonly (keyof typeof furtherSentences)[]
  /** Specification in which the variants differ, and their factors relative to the model's value. */
  variants: { definition: DefinitionKey; shares: readonly [number, number, number] }
}

export function valueOfModel(row: Row, model: number): number {
  return typeof row === 'number' ? row : (row[model] ?? row[row.length - 1] ?? 0)
}

/** Returns ten values in a geometric series, rounded to two digits. */
export function steps(first: number, last: number): number[] {
  return Array.from({ length: 10 }, (_, index) => Number((first * (last / first) ** (index / 9)).toPrecision(2)))
}
