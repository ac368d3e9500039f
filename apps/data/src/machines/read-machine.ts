import { canUseService } from '@ferrule/domain/services/service-entry'
import type { Deps } from '../graphql/request-context.ts'
import { findNewestSoftware } from '../software/find-newest-software.ts'
import { findOrderedParts } from '../orders/find-ordered-parts.ts'
import { workFor } from '../portal-access/work-for.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { findMachine, listDocuments, listMoves, listTicketsOfMachine } from './machine-record-store.ts'

export type MachineRecord = NonNullable<Awaited<ReturnType<typeof readMachine>>>

type Asked = { serialNumber: string; language: string }

/** Nothing for one that is not there and for one that belongs to somebody else: nobody can tell which. */
export async function readMachine({ db }: Pick<Deps, 'db'>, actor: SignedInActor, { serialNumber, language }: Asked) {
  return workFor(db, actor, async (tx, scope) => {
    const machine = await findMachine(tx, scope, serialNumber)
    if (!machine) return undefined
    return {
      machine,
      moves: await listMoves(tx, machine.id),
      tickets: canUseService('ticketing', actor.profile) ? await listTicketsOfMachine(tx, scope, machine.id) : [],
      orderedParts: canUseService('product-information', actor.profile)
        ? await findOrderedParts(tx, scope, machine)
        : [],
      documents: await listDocuments(tx, machine.productSlug, language),
      newestSoftware: await findNewestSoftware(tx, machine),
    }
  })
}
