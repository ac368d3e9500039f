import type { Specification } from '@ferrule/domain/comparison/compare-products'

/** The technical data of machines by slug. */
export type ComparedMachines = Record<string, Specification[]>
