import type { Queries } from '../postgres/database.ts'
import { anonymisePerson, type LeavingPerson } from './person-store.ts'

/** Takes somebody who leaves out of their organisations; what they wrote in tickets stays with those, without a name. */
export function forgetPerson(tx: Queries, person: LeavingPerson): Promise<void> {
  return anonymisePerson(tx, person)
}
