import { canUseService } from '@ferrule/domain/portal-services/service-entry'
import type { MachineData } from '@ferrule/domain/machines/data/machine-data'
import { type ShareState, shareStateOf, shareTokenPattern } from '@ferrule/domain/machines/data/data-share'
import type { Deps } from '../../graphql/request-context.ts'
import { withScope, withServiceScope, withUserScope } from '../../portal-access/with-user-scope.ts'
import type { SignedInActor } from '../../sign-in/actor.ts'
import { collectMachineData } from './collect-machine-data.ts'
import { findShareByToken, listShares, saveShareUse, type StoredShare } from './share-store.ts'

type DataDeps = Pick<Deps, 'db' | 'now' | 'publicOrigin'>

export type ShareView = StoredShare & { state: ShareState }
export type MachineDataView = { machineId: string; data: MachineData; shares: ShareView[] }

/** The parts of the data that a user sees. Shares of this user contain the same parts. */
export function visibleParts({ profile }: SignedInActor) {
  return {
    hasTickets: canUseService('ticketing', profile),
    hasOrders: canUseService('product-information', profile),
  }
}

/** Returns undefined both for a missing machine and for one of another organisation. */
export async function readMachineData(
  deps: DataDeps,
  actor: SignedInActor,
  serialNumber: string,
): Promise<MachineDataView | undefined> {
  return withUserScope(deps.db, actor, async (tx, scope) => {
    const collected = await collectMachineData(deps, { tx, scope }, { serialNumber, ...visibleParts(actor) })
    if (!collected) return undefined
    const { machineId, data } = collected
    const shares = await listShares(tx, scope, machineId)
    const at = deps.now()
    return { machineId, data, shares: shares.map((share) => ({ ...share, state: shareStateOf(share, at) })) }
  })
}

export type SharedMachineData = { state: ShareState; data: MachineData | undefined }

/** The data that a token gives access to; undefined for an unknown token. Notes the time of the download. */
export async function readSharedMachineData(deps: DataDeps, token: string): Promise<SharedMachineData | undefined> {
  if (!shareTokenPattern.test(token)) return undefined
  const at = deps.now()
  const share = await withServiceScope(deps.db, async (tx) => {
    const found = await findShareByToken(tx, token)
    if (found && shareStateOf(found, at) === 'active') await saveShareUse(tx, found.id, at)
    return found
  })
  if (!share) return undefined
  const state = shareStateOf(share, at)
  if (state !== 'active') return { state, data: undefined }
  // The recipient is nobody of the organisation, and sees its rows only as far as the share goes.
  const scope = { personId: '', organisationIds: [share.organisationId], isService: false }
  const collected = await withScope(deps.db, scope, (tx) => collectMachineData(deps, { tx, scope }, share))
  return collected && { state, data: collected.data }
}
