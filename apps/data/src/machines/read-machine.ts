import { canUseService } from '@ferrule/domain/portal-services/service-entry'
import { listMachineAdvisories } from '../advisories/list-machine-advisories.ts'
import type { Deps } from '../graphql/request-context.ts'
import { findNewestSoftware } from '../software/find-newest-software.ts'
import { listOrderedParts } from '../orders/order-queries.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { listDocuments } from './document-queries.ts'
import { findMachine, listMoves, listTicketsOfMachine } from './machine-record-store.ts'

export type MachineRecord = NonNullable<Awaited<ReturnType<typeof readMachine>>>

type MachineQuery = { serialNumber: string; language: string }

/** Returns undefined both for a missing machine and for one of another organisation. */
export async function readMachine(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: SignedInActor,
  { serialNumber, language }: MachineQuery,
) {
  return withUserScope(db, actor, async (tx, scope) => {
    const machine = await findMachine(tx, scope, serialNumber)
    if (!machine) return undefined
    return {
      machine,
      moves: await listMoves(tx, machine.id),
      tickets: canUseService('ticketing', actor.profile) ? await listTicketsOfMachine(tx, scope, machine.id) : [],
      orderedParts: canUseService('product-information', actor.profile)
        ? await listOrderedParts(tx, scope, { ...machine, language })
        : [],
      documents: await listDocuments(tx, machine.productSlug, language),
      newestSoftware: await findNewestSoftware(tx, machine),
      advisories: await listMachineAdvisories(tx, scope, { machineId: machine.id, now: now() }),
    }
  })
}
