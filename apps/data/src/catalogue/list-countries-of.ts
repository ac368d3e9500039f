import type { Deps } from '../graphql/request-context.ts'
import { listAvailableCountries } from './catalogue-address-store.ts'
import type { BatchKey } from './market.ts'

/** Countries in which each product is available, with one query for all of them. */
export async function listCountriesOf({ db }: Pick<Deps, 'db'>, keys: readonly BatchKey[]): Promise<string[][]> {
  const rows = await listAvailableCountries(db.queries, [...new Set(keys.map(({ id }) => id))])
  const byOwner = Map.groupBy(rows, ({ ownerId }) => ownerId)
  return keys.map(({ id }) => (byOwner.get(id) ?? []).map(({ country }) => country))
}
