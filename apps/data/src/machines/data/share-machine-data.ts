import { randomBytes, randomUUIDv7 } from 'node:crypto'
import {
  decideShareEnd,
  maxActiveShares,
  type ShareEndRefusal,
  type ShareInput,
  shareStateOf,
} from '@ferrule/domain/machines/data/data-share'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { recordEvent } from '../../audit/record-event.ts'
import { contentHash } from '../../catalogue/stable-id.ts'
import type { Deps } from '../../graphql/request-context.ts'
import { runOnce } from '../../idempotency/run-once.ts'
import { withUserScope } from '../../portal-access/with-user-scope.ts'
import type { SignedInActor } from '../../sign-in/actor.ts'
import { lockMachine } from '../machine-record-store.ts'
import { visibleParts } from './read-machine-data.ts'
import { insertShare, listShares, lockShare, saveWithdrawal } from './share-store.ts'

type ShareDeps = Pick<Deps, 'db' | 'now'>
export type ShareRefusal = ShareEndRefusal | 'machine-unknown' | 'too-many-shares' | 'idempotency-key-reused'

/** `token` is undefined for a repeated request: it is shown once, so no response with it is stored. */
export type CreatedShare = { id: string; token: string | undefined }

/** Creates a link with which another company downloads the data of a machine. */
export async function shareMachineData(
  { db, now }: ShareDeps,
  actor: SignedInActor,
  input: ShareInput,
): Promise<Result<CreatedShare, ShareRefusal>> {
  const { machineId, recipient, until } = input
  const at = now()
  const end = decideShareEnd(until, at)
  if (!end.ok) return end
  const [token, id] = [randomBytes(32).toString('base64url'), randomUUIDv7()]
  return withUserScope(db, actor, async (tx, { personId, ...scope }) => {
    const request = {
      operation: `share-machine-data:${personId}`,
      key: input.idempotencyKey,
      fingerprint: contentHash(input),
      response: { id },
    }
    const shared = await runOnce(tx, request, async () => {
      const machine = await lockMachine(tx, { personId, ...scope }, machineId)
      if (!machine) return refuse('machine-unknown')
      const shares = await listShares(tx, scope, machineId)
      if (shares.filter((share) => shareStateOf(share, at) === 'active').length >= maxActiveShares)
        return refuse('too-many-shares')
      const { organisationId } = machine
      const { hasTickets, hasOrders } = visibleParts(actor)
      const facts = { id, machineId, organisationId, token, recipient, hasTickets, hasOrders }
      await insertShare(tx, { ...facts, createdBy: personId, createdAt: at, expiresAt: end.value })
      await recordEvent(tx, {
        actor: personId,
        action: 'share-machine-data',
        subjectType: 'machine',
        subjectId: machineId,
        after: { share: id, expiresAt: end.value.toISOString(), hasTickets, hasOrders },
      })
      return ok({ id })
    })
    if (!shared.ok) return shared
    return ok({ id: shared.value.id, token: shared.value.id === id ? token : undefined })
  })
}

/** The link stops working at once. Repeating it changes nothing. */
export async function withdrawMachineData(
  { db, now }: ShareDeps,
  actor: SignedInActor,
  id: string,
): Promise<Result<{ id: string }, 'share-unknown'>> {
  return withUserScope(db, actor, async (tx, scope) => {
    const share = await lockShare(tx, scope, id)
    if (!share) return refuse('share-unknown')
    if (share.withdrawnAt !== null) return ok({ id })
    await saveWithdrawal(tx, id, now())
    await recordEvent(tx, {
      actor: scope.personId,
      action: 'withdraw-machine-data',
      subjectType: 'machine',
      subjectId: share.machineId,
      after: { share: id },
    })
    return ok({ id })
  })
}
