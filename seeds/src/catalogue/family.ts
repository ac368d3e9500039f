import type { CapabilityKey } from './capabilities.ts'
import type { DefinitionKey } from './definitions.ts'
import type { furtherSentences, shortDescriptions } from './words/sentences.ts'
import type { branchNames } from './words/branches.ts'

/** A figure of the ten models of a family, smallest first: ten of them, or one for all. */
export type Row = number | readonly number[]

/** Ten machines of growing size. */
export type Family = {
  key: keyof typeof shortDescriptions
  /** Before the number in the name of a model. */
  model: string
  numbers: readonly number[]
  brand: string
  /** The first five models, and the last five. */
  branches: readonly [keyof typeof branchNames, keyof typeof branchNames]
  /** Name of the picture; `-compact`, `-front` and `-large` show the same machine otherwise. */
  picture: string
  capabilities: readonly CapabilityKey[]
  insulation: readonly string[] | null
  drive: 'servo' | 'electric' | 'pneumatic'
  supply: 'one-phase' | 'three-phase'
  figures: Partial<Record<DefinitionKey, { minimum?: Row; maximum: Row }>>
  sentences: readonly (keyof typeof furtherSentences)[]
  /** In what the variants of one model differ, as shares of the model's own figure. */
  variants: { definition: DefinitionKey; shares: readonly [number, number, number] }
}

export function figureOf(row: Row, model: number): number {
  return typeof row === 'number' ? row : (row[model] ?? row[row.length - 1] ?? 0)
}

/** Ten figures in even ratios, rounded as a maker would print them. */
export function steps(first: number, last: number): number[] {
  return Array.from({ length: 10 }, (_, index) => Number((first * (last / first) ** (index / 9)).toPrecision(2)))
}
