import { percentile } from '../support/percentile.ts'
import type { Outcome } from './send-at-rate.ts'
import { type Kind, kinds } from './traffic.ts'

export type Summary = { sent: number; refused: number; errors: number; p50: number; p99: number }

export function summarise(outcomes: readonly Outcome[]): Summary {
  const times = outcomes.filter(({ result }) => result === 'ok').map(({ milliseconds }) => milliseconds)
  const count = (result: Outcome['result']) => outcomes.filter((outcome) => outcome.result === result).length
  return {
    sent: outcomes.length,
    refused: count('refused'),
    errors: count('error'),
    p50: percentile(times, 0.5, 1),
    p99: percentile(times, 0.99, 1),
  }
}

export function summariseAll({ hits, misses, portal, streams }: Record<Kind, Outcome[]>): Record<Kind, Summary> {
  return { hits: summarise(hits), misses: summarise(misses), portal: summarise(portal), streams: summarise(streams) }
}

/** The seconds until nothing is refused or fails any more and the hits are fast. */
export function secondsToRecover(outcomes: Record<Kind, Outcome[]>, hitsLimitMs: number): number {
  const failed = kinds.flatMap((kind) => outcomes[kind]).filter(({ result }) => result !== 'ok')
  const bySecond = Map.groupBy(outcomes.hits, ({ second }) => second)
  const slow = [...bySecond].filter(([, hits]) => summarise(hits).p99 > hitsLimitMs).map(([second]) => second)
  return Math.max(0, ...slow.map((second) => second + 1), ...failed.map(({ second }) => second + 1))
}
