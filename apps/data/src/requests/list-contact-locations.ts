import type { Deps } from '../graphql/request-context.ts'
import { type ContactLocation, listContactLocationRows } from './contact-location-store.ts'

/** Where a request can be sent to. */
export function listContactLocations({ db }: Pick<Deps, 'db'>): Promise<ContactLocation[]> {
  return listContactLocationRows(db.queries)
}
