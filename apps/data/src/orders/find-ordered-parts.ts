import type { Scope } from '../portal-access/work-for.ts'
import type { Queries } from '../postgres/database.ts'
import { listOrderedParts, type OrderedPart, type StandingMachine } from './order-store.ts'

/** For the record of a machine. An order names a plant and no machine, so it is what fits the machine there. */
export function findOrderedParts(tx: Queries, scope: Scope, machine: StandingMachine): Promise<OrderedPart[]> {
  return listOrderedParts(tx, scope, machine)
}
