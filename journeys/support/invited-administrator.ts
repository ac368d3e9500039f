import { mailsTo } from './mailbox.ts'
import { queryPortal } from './query-portal.ts'
import { eventually } from './request.ts'
import { signInWithoutBrowser } from './sign-in-without-browser.ts'
import { createTemporaryUser, rolesOfUser, type TemporaryUser } from './temporary-user.ts'

const role = 'kmx_delegatedadmin_extern'

/**
 * Creates an administrator of an organisation by an invite. A seeded member could be used only once: the accesses of a
 * deleted account stay, so the same address would sign in without them the next time.
 */
export async function inviteAdministrator(email: string, organisation: string): Promise<TemporaryUser> {
  const internal = await createTemporaryUser(['kmx_delegatedadmin_intern'])
  const inviter = await signInWithoutBrowser(internal)
  const { managedOrganisations } = await queryPortal(inviter, 'ManagedOrganisations', { search: organisation })
  const input = {
    idempotencyKey: crypto.randomUUID(),
    email,
    organisationId: managedOrganisations.entries[0].id,
    applications: [{ application: 'user-administration', role: 'customer-administrator' }],
    reason: 'Administrator of a journey',
    endsOn: null,
    message: '',
    language: 'en',
  }
  await queryPortal(inviter, 'InviteUser', { input })
  const [mail] = await eventually(
    () => mailsTo(email),
    (mails) => mails.length > 0,
  )
  await internal.remove()
  const token = /\/invitation\/([\w-]{43})/.exec(mail?.text ?? '')?.[1]
  const administrator = await createTemporaryUser([], email)
  await queryPortal(await signInWithoutBrowser(administrator), 'AcceptInvitation', { token })
  await eventually(
    () => rolesOfUser(administrator),
    (roles) => roles.includes(role),
  )
  return administrator
}
