import { connectAdmin, type Entry } from './admin-calls.ts'
import { dataServiceRights, switchedOffClients } from './clients.ts'
import { realm } from './realm.ts'
import { keepFlow } from './keep-flow.ts'
import { readRealmSettings } from './realm-settings.ts'
import { secondFactorFlow } from './second-factor-flow.ts'
import { secondFactors } from './sign-in-rules.ts'

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
for (const client of clients) if ('optionalClientScopes' in client) await keepOptionalScopes(client)
for (const clientId of switchedOffClients) await switchOff(clientId)
await keepServiceAccount()
for (const action of requiredActions)
  await admin.send('PUT', `/alpha/authentication/required-actions/${action.alias}`, action)
await keepSecondFactors()
await keepFlow({ admin, flow: secondFactorFlow, clientId: 'content-admin' })
await addMissingPeople()

async function addMissing(path: string, wanted: readonly Entry[], key: string): Promise<void> {
  const known = new Set((await admin.read(`${path}?max=1000`)).map((one) => one[key]))
  for (const one of wanted) if (!known.has(one[key])) await admin.send('POST', path, one)
}

/** What the wanted form does not name stays as it is. Mappers and default scopes are set at the import only. */
async function keepInPlace(path: string, wanted: readonly Entry[], key: string): Promise<void> {
  const known = new Map((await admin.read(path)).map((one) => [one[key], one]))
  for (const one of wanted) {
    const before = known.get(one[key])
    if (before) await admin.send('PUT', `${path}/${String(before['id'])}`, { ...before, ...one })
    else await admin.send('POST', path, one)
  }
}

async function findClient(clientId: string): Promise<Entry> {
  const [client] = await admin.read(`/alpha/clients?${new URLSearchParams({ clientId })}`)
  if (!client) throw new Error(`the realm has no client ${clientId}`)
  return client
}

/** A scope that is no longer offered must go: whoever asks for it would still get it. */
async function keepOptionalScopes(wanted: { clientId: string; optionalClientScopes: string[] }): Promise<void> {
  const path = `/alpha/clients/${String((await findClient(wanted.clientId))['id'])}/optional-client-scopes`
  for (const held of await admin.read(path)) {
    if (!wanted.optionalClientScopes.includes(String(held['name']))) {
      await admin.send('DELETE', `${path}/${String(held['id'])}`)
    }
  }
}

async function switchOff(clientId: string): Promise<void> {
  const client = await findClient(clientId)
  if (client['enabled'] === true) {
    await admin.send('PUT', `/alpha/clients/${String(client['id'])}`, { ...client, enabled: false })
  }
}

/** Exactly the rights it needs: one that was added by hand is taken away again. */
async function keepServiceAccount(): Promise<void> {
  const management = String((await findClient('realm-management'))['id'])
  const [account] = await admin.read(
    `/alpha/clients/${String((await findClient('portal-data'))['id'])}/service-account-user`,
  )
  const path = `/alpha/users/${String(account?.['id'])}/role-mappings/clients/${management}`
  const isWanted = (right: Entry) => dataServiceRights.includes(String(right['name']))
  const missing = (await admin.read(`${path}/available`)).filter(isWanted)
  const surplus = (await admin.read(path)).filter((right) => !isWanted(right))
  if (missing.length > 0) await admin.send('POST', path, missing)
  if (surplus.length > 0) await admin.send('DELETE', path, surplus)
}

/** Which of them a login takes is a setting of the built-in flow, which no import of ours replaces. */
async function keepSecondFactors(): Promise<void> {
  const path = '/alpha/authentication/flows/browser/executions'
  for (const execution of await admin.read(path)) {
    const isWanted = secondFactors.includes(String(execution['providerId']))
    if (isWanted && execution['requirement'] !== 'ALTERNATIVE') {
      await admin.send('PUT', path, { ...execution, requirement: 'ALTERNATIVE' })
    }
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
