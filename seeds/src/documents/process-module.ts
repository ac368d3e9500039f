import type { NoticeLevel } from '@ferrule/pdf/publication/publication'
import type { SafetySymbol } from '@ferrule/pdf/publication/safety-symbols'

/** The processes of the demo machines that operating instructions describe. */
export type ProcessKey =
  | 'feeding'
  | 'blades'
  | 'crimping'
  | 'seals'
  | 'coax'
  | 'laser'
  | 'twisting'
  | 'marking'
  | 'unwinding'
  | 'tubes'
  | 'testing'
  | 'microscopy'
  | 'workplace'

/** The part of operating instructions about one process of a machine. */
export type ProcessModule = {
  name: string
  function: string
  hazard: { level: NoticeLevel; symbol: SafetySymbol; text: string }
  /** Steps of a changeover. */
  setup: readonly string[]
  /** Maintenance tasks: interval and work. */
  care: readonly (readonly [interval: keyof Intervals, work: string])[]
  /** Faults: symptom, cause and remedy. */
  faults: readonly (readonly [string, string, string])[]
}

/** The names of maintenance intervals. */
export type Intervals = Record<'daily' | 'weekly' | 'monthly' | 'yearly', string>
