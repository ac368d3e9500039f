import type { AccountProfile } from '@ferrule/domain/accounts/account-profile'
import { readProfile } from '../../sign-in/read-profile.ts'
import { rememberPerson } from '../../sign-in/remember-person.ts'
import { askData } from '../../sign-in/ask-data.ts'
import { getUserManager } from '../../sign-in/user-manager.ts'
import { ChangeAccountProfile } from './change-account-profile.generated.ts'
import { DeleteAccount } from './delete-account.generated.ts'
import { EndAccountSession } from './end-account-session.generated.ts'
import { EndOtherAccountSessions } from './end-other-account-sessions.generated.ts'
import { ExportAccount } from './export-account.generated.ts'
import { RemoveAccountDevice } from './remove-account-device.generated.ts'
import { ResetAccountDevices } from './reset-account-devices.generated.ts'
import { saveBlob } from '../save-blob.ts'

/** Nothing where it was done; `away` where nobody could be asked. */
export type Refusal = string | null

export const changeProfile = (input: AccountProfile) =>
  orAway(async () => {
    const { refusal } = (await askData(ChangeAccountProfile, { input })).changeAccountProfile
    if (refusal === null) await renewName()
    return refusal
  })

export const removeDevice = (id: string) =>
  orAway(async () => (await askData(RemoveAccountDevice, { id })).removeAccountDevice.refusal)

export const resetDevices = () =>
  orAway(async () => (await askData(ResetAccountDevices, {})).resetAccountDevices.refusal)

export const endSession = (id: string) =>
  orAway(async () => (await askData(EndAccountSession, { id })).endAccountSession.refusal)

export const endOtherSessions = () =>
  orAway(async () => (await askData(EndOtherAccountSessions, {})).endOtherAccountSessions.refusal)

export const deleteAccount = (email: string) =>
  orAway(async () => (await askData(DeleteAccount, { email })).deleteAccount.refusal)

/** Hands the document to the browser as a file. */
export const exportAccount = () =>
  orAway(async () => {
    const { refusal, document: content } = (await askData(ExportAccount, {})).exportAccount
    if (content !== null) saveBlob(new Blob([content], { type: 'application/json' }), 'account.json')
    return refusal
  })

async function orAway(ask: () => Promise<Refusal>): Promise<Refusal> {
  try {
    return await ask()
  } catch {
    return 'away'
  }
}

/** Tokens carry the name, so a changed one needs a new token; one tab renews for all, as everywhere. */
async function renewName(): Promise<void> {
  const manager = getUserManager()
  await navigator.locks.request('FR-SDK-renew', async () => {
    const user = await manager.signinSilent()
    if (user) rememberPerson(await readProfile(manager, user))
  })
}
