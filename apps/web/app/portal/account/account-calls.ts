import type { AccountProfile } from '@ferrule/domain/accounts/account-profile'
import { readProfile } from '../../sign-in/read-profile.ts'
import { storePerson } from '../../sign-in/store-person.ts'
import { queryDataService } from '../../data-service/query-data-service.ts'
import { getUserManager } from '../../sign-in/user-manager.ts'
import { ChangeAccountProfile } from './change-account-profile.generated.ts'
import { DeleteAccount } from './delete-account.generated.ts'
import { EndAccountSession } from './end-account-session.generated.ts'
import { EndOtherAccountSessions } from './end-other-account-sessions.generated.ts'
import { ExportAccount } from './export-account.generated.ts'
import { RemoveAccountDevice } from './remove-account-device.generated.ts'
import { ResetAccountDevices } from './reset-account-devices.generated.ts'
import { saveBlob } from '../save-blob.ts'

/** `null` on success; `unavailable` when the call failed. */
export type Refusal = string | null

export async function changeProfile(input: AccountProfile): Promise<Refusal> {
  const refusal = await catchUnavailable(
    async () => (await queryDataService(ChangeAccountProfile, { input })).changeAccountProfile.refusal,
  )
  // The profile is saved. If the token cannot be renewed now, the next one has the new name.
  if (refusal === null) await renewName().catch(() => undefined)
  return refusal
}

export const removeDevice = (id: string) =>
  catchUnavailable(async () => (await queryDataService(RemoveAccountDevice, { id })).removeAccountDevice.refusal)

export const resetDevices = () =>
  catchUnavailable(async () => (await queryDataService(ResetAccountDevices, {})).resetAccountDevices.refusal)

export const revokeSession = (id: string) =>
  catchUnavailable(async () => (await queryDataService(EndAccountSession, { id })).endAccountSession.refusal)

export const revokeOtherSessions = () =>
  catchUnavailable(async () => (await queryDataService(EndOtherAccountSessions, {})).endOtherAccountSessions.refusal)

export const deleteAccount = (email: string) =>
  catchUnavailable(async () => (await queryDataService(DeleteAccount, { email })).deleteAccount.refusal)

/** Downloads the account's data as a JSON file. */
export const exportAccount = () =>
  catchUnavailable(async () => {
    const { refusal, document: content } = (await queryDataService(ExportAccount, {})).exportAccount
    if (content !== null) saveBlob(new Blob([content], { type: 'application/json' }), 'account.json')
    return refusal
  })

async function catchUnavailable(call: () => Promise<Refusal>): Promise<Refusal> {
  try {
    return await call()
  } catch {
    return 'unavailable'
  }
}

/** Tokens carry the name, so a changed name needs a new token. The lock lets one tab renew for all of them. */
async function renewName(): Promise<void> {
  const manager = getUserManager()
  await navigator.locks.request('FR-SDK-renew', async () => {
    const user = await manager.signinSilent()
    if (user) storePerson(await readProfile(manager, user))
  })
}
