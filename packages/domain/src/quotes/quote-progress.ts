import type { QuoteState } from './quote-state.ts'

export type QuoteStep = 'requested' | 'answered' | 'decision' | 'expired' | 'order'

/** The steps of a quote and the index of the current one; with as many as there are steps, all are done. */
export type QuoteProgress = { steps: readonly QuoteStep[]; current: number }

const whole = ['requested', 'answered', 'decision', 'order'] as const

const progress: Record<Exclude<QuoteState, 'withdrawn'>, QuoteProgress> = {
  requested: { steps: whole, current: 1 },
  answered: { steps: whole, current: 2 },
  accepted: { steps: whole, current: 4 },
  declined: { steps: ['requested', 'answered', 'decision'], current: 3 },
  // The decision is no longer possible, so no step is current.
  expired: { steps: ['requested', 'answered', 'expired'], current: 3 },
}

/** How far a quote is; undefined for a withdrawn one, which has no next step. */
export function quoteProgressOf(state: QuoteState): QuoteProgress | undefined {
  return state === 'withdrawn' ? undefined : progress[state]
}
