import { parseAskedSlugs } from '@ferrule/domain/catalogue/asked-slugs'
import type { Reader } from '@ferrule/domain/catalogue/product'
import type { Deps } from '../graphql/request-context.ts'
import {
  type AddressRow,
  listAddresses as readAddresses,
  listHiddenFamilies as readHiddenFamilies,
  listNotShown as readNotShown,
  listSoldCountries,
} from './catalogue-address-store.ts'
import type { Wish } from './reader.ts'

/** How many addresses are given at once. */
export const addressesAtOnce = 5000

/** The next addresses of the catalogue behind one; an empty list where there are no more. */
export function listAddresses({ db }: Pick<Deps, 'db'>, after: string): Promise<AddressRow[]> {
  return readAddresses(db.queries, { after, limit: addressesAtOnce })
}

/** In which countries each product is sold, with one query for any number of them. */
export async function listCountriesOf({ db }: Pick<Deps, 'db'>, wishes: readonly Wish[]): Promise<string[][]> {
  const rows = await listSoldCountries(db.queries, [...new Set(wishes.map(({ id }) => id))])
  const byOwner = Map.groupBy(rows, ({ ownerId }) => ownerId)
  return wishes.map(({ id }) => (byOwner.get(id) ?? []).map(({ country }) => country))
}

/** The classifications that are not shown in a country. */
export function listHiddenFamilies({ db }: Pick<Deps, 'db'>, country: string): Promise<string[]> {
  return readHiddenFamilies(db.queries, country)
}

/** Which of the slugs asked for lead to something that is not shown in the reader's country. */
export function listNotShown(
  { db }: Pick<Deps, 'db'>,
  { country }: Pick<Reader, 'country'>,
  slugs: string,
): Promise<string[]> {
  return readNotShown(db.queries, country, parseAskedSlugs(slugs))
}
