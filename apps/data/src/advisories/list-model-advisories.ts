import { type MatchedMachine, mayConcern } from '@ferrule/domain/advisories/match-machine'
import type { Queries } from '../postgres/database.ts'
import { type AdvisoryRow, listAdvisories, listProducts } from './advisory-store.ts'

export type ModelAdvisory = Pick<AdvisoryRow, 'trackingId' | 'language' | 'title' | 'severity' | 'score'> & {
  fixedIn: string[]
}

/** The published advisories for machines such as this one, newest first, without regard to its software. */
export async function listModelAdvisories(
  tx: Queries,
  machine: Omit<MatchedMachine, 'softwareVersion'>,
): Promise<ModelAdvisory[]> {
  const advisories = await listAdvisories(tx)
  const products = await listProducts(
    tx,
    advisories.map(({ id }) => id),
  )
  return advisories.flatMap(({ id, trackingId, language, title, severity, score }) => {
    const concerned = (products.get(id) ?? []).filter((product) => mayConcern(product, machine))
    if (concerned.length === 0) return []
    const fixedIn = [...new Set(concerned.flatMap(({ fixVersion }) => fixVersion ?? []))]
    return [{ trackingId, language, title, severity, score, fixedIn }]
  })
}
