import { connectAdmin, type Entry } from './admin-calls.ts'
import { realm } from './realm.ts'
import { readRealmSettings } from './realm-settings.ts'

/**
 * Brings a realm that was imported earlier in step with realm.ts. Running it again changes nothing, and nobody who
 * is signed in notices: clients and scopes are changed in place, people and roles are only added.
 */
const { IDENTITY_INTERNAL_URL, IDENTITY_ADMIN_PASSWORD } = process.env
if (!IDENTITY_INTERNAL_URL || !IDENTITY_ADMIN_PASSWORD)
  throw new Error('needs IDENTITY_INTERNAL_URL and IDENTITY_ADMIN_PASSWORD')
const admin = await connectAdmin(IDENTITY_INTERNAL_URL, IDENTITY_ADMIN_PASSWORD)
const { roles, clientScopes, clients, requiredActions, users, ...settings } = realm(readRealmSettings())

await admin.send('PUT', '/alpha', settings)
await addMissing('/alpha/roles', roles.realm, 'name')
await keepInPlace('/alpha/client-scopes', clientScopes, 'name')
await keepInPlace('/alpha/clients', clients, 'clientId')
for (const action of requiredActions)
  await admin.send('PUT', `/alpha/authentication/required-actions/${action.alias}`, action)
await addMissingPeople()

async function addMissing(path: string, wanted: readonly Entry[], key: string): Promise<void> {
  const known = new Set((await admin.read(`${path}?max=1000`)).map((one) => one[key]))
  for (const one of wanted) if (!known.has(one[key])) await admin.send('POST', path, one)
}

/** What the wanted form does not name stays as it is. Mappers and attached scopes are set at the import only. */
async function keepInPlace(path: string, wanted: readonly Entry[], key: string): Promise<void> {
  const known = new Map((await admin.read(path)).map((one) => [one[key], one]))
  for (const one of wanted) {
    const before = known.get(one[key])
    if (before) await admin.send('PUT', `${path}/${String(before['id'])}`, { ...before, ...one })
    else await admin.send('POST', path, one)
  }
}

/** Their roles are given once, at the beginning: later ones were decided by people. */
async function addMissingPeople(): Promise<void> {
  for (const { realmRoles, ...person } of users) {
    const query = new URLSearchParams({ exact: 'true', username: person.username })
    if ((await admin.read(`/alpha/users?${query}`)).length > 0) continue
    await admin.send('POST', '/alpha/users', person)
    const [created] = await admin.read(`/alpha/users?${query}`)
    const held = await Promise.all(realmRoles.map((role) => admin.read(`/alpha/roles/${role}`)))
    if (created) await admin.send('POST', `/alpha/users/${String(created['id'])}/role-mappings/realm`, held.flat())
  }
}
