import { identityRoleOf } from '../../packages/domain/src/publishing/staff-identity.ts'
import { withSecretFiles } from '../../packages/telemetry/src/secret-files.ts'
import { connectAdmin, type Entry } from './admin-calls.ts'

// first-administrator.ts EMAIL GIVEN-NAME FAMILY-NAME
// Adds an administrator of the content admin and prints a link with which its holder sets a password and a second factor.
// The link works once. Another run gives the same account another link, unless it has a password already.
const [email, firstName, lastName] = process.argv.slice(2)
const { IDENTITY_INTERNAL_URL, IDENTITY_ADMIN_PASSWORD } = withSecretFiles(process.env)
if (!email?.includes('@') || !firstName || !lastName) throw new Error('usage: EMAIL GIVEN-NAME FAMILY-NAME')
if (!IDENTITY_INTERNAL_URL || !IDENTITY_ADMIN_PASSWORD)
  throw new Error('IDENTITY_INTERNAL_URL or IDENTITY_ADMIN_PASSWORD is not set')
const admin = await connectAdmin(IDENTITY_INTERNAL_URL, IDENTITY_ADMIN_PASSWORD)

const account = (await findAccount(email)) ?? (await addAccount(email, firstName, lastName))
const path = `/alpha/users/${String(account['id'])}`
const credentials = await admin.read(`${path}/credentials`)
// A link replaces the password: it must not take over an account that somebody uses.
if (credentials.length > 0) throw new Error(`${email} has set up the account already`)
const [role] = await admin.read(`/alpha/roles/${identityRoleOf('administrator')}`)
await admin.send('POST', `${path}/role-mappings/realm`, [role])
const [created] = await admin.create(`/alpha/setup-link/${String(account['id'])}`)
console.log(String(created?.['link']))

async function findAccount(address: string): Promise<Entry | undefined> {
  const [found] = await admin.read(`/alpha/users?${new URLSearchParams({ exact: 'true', username: address })}`)
  return found
}

async function addAccount(address: string, givenName: string, familyName: string): Promise<Entry> {
  await admin.send('POST', '/alpha/users', {
    username: address,
    email: address,
    emailVerified: true,
    firstName: givenName,
    lastName: familyName,
    enabled: true,
  })
  const added = await findAccount(address)
  if (!added) throw new Error('the account is not there')
  return added
}
