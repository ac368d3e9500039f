import type { AccountRefusal } from '@ferrule/domain/accounts/account-change'
import { type AccountDevice, toDevices } from '@ferrule/domain/accounts/account-device'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { recordEvent } from '../audit/record-event.ts'
import type { Queries } from '../postgres/database.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { type AccountDeps, mayChange } from './account-deps.ts'

/** Removes one device. A foreign device, a password and a removed device are all "not found". */
export async function removeDevice(
  { db, now, identity }: AccountDeps,
  actor: SignedInActor,
  deviceId: string,
): Promise<Result<undefined, AccountRefusal | 'not-found'>> {
  const decision = mayChange('remove-device', actor, now())
  if (!decision.ok) return decision
  const device = toDevices(await identity.listCredentials(actor.profile.id)).find(({ id }) => id === deviceId)
  if (!device) return refuse('not-found')
  return db.transaction(async (tx) => {
    await recordRemoval(tx, actor, device)
    await identity.removeCredential(actor.profile.id, device.id)
    return ok(undefined)
  })
}

/** Removes all devices. The user must add a new one at the next sign-in. */
export async function resetDevices(
  { db, now, identity }: AccountDeps,
  actor: SignedInActor,
): Promise<Result<undefined, AccountRefusal>> {
  const decision = mayChange('reset-devices', actor, now())
  if (!decision.ok) return decision
  const devices = toDevices(await identity.listCredentials(actor.profile.id))
  return db.transaction(async (tx) => {
    for (const device of devices) await recordRemoval(tx, actor, device)
    // Demanded first, so that an error in between cannot leave an account without a second factor and without demand.
    await identity.demandNewDevice(actor.profile.id)
    for (const device of devices) await identity.removeCredential(actor.profile.id, device.id)
    return ok(undefined)
  })
}

function recordRemoval(tx: Queries, { profile }: SignedInActor, { id, kind }: AccountDevice): Promise<void> {
  return recordEvent(tx, {
    actor: profile.id,
    action: 'remove-account-device',
    subjectType: 'account-device',
    subjectId: id,
    before: { kind },
  })
}
