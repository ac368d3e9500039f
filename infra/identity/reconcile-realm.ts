import { setTimeout } from 'node:timers/promises'
import { withSecretFiles } from '../../packages/telemetry/src/secret-files.ts'
import { connectAdmin, type Entry } from './admin-calls.ts'
import { dataServiceRights, disabledClients } from './clients.ts'
import { demoUsers, realm } from './realm.ts'
import { companyLinkFlow } from './company-link-flow.ts'
import { portalLoginFlow } from './portal-login-flow.ts'
import { bindToClient, reconcileFlow } from './reconcile-flow.ts'
import { readRealmSettings } from './realm-settings.ts'
import { resetPasswordFlow } from './reset-password-flow.ts'
import { secondFactorFlow } from './second-factor-flow.ts'

/**
 * Updates an existing realm to match realm.ts. It is idempotent and does not end sessions: clients and scopes are
 * changed in place, roles are only added. The demo people are added or removed.
 */
const { IDENTITY_INTERNAL_URL, IDENTITY_ADMIN_PASSWORD } = withSecretFiles(process.env)
if (!IDENTITY_INTERNAL_URL || !IDENTITY_ADMIN_PASSWORD)
  throw new Error('IDENTITY_INTERNAL_URL or IDENTITY_ADMIN_PASSWORD is not set')
await untilStarted(`${IDENTITY_INTERNAL_URL}/realms/alpha`)
const admin = await connectAdmin(IDENTITY_INTERNAL_URL, IDENTITY_ADMIN_PASSWORD)
const { roles, clientScopes, clients, requiredActions, users, ...settings } = realm(readRealmSettings())
const hasDemoPeople = users.length > 0

// Also updates the settings of the realm. Without our own flow nobody can reset a password: the built-in one lets the
// holder of a mailed link replace the second factor.
await reconcileFlow({
  admin,
  flow: resetPasswordFlow,
  bind: (bound) =>
    admin.send('PUT', '/alpha', {
      ...settings,
      resetPasswordAllowed: bound !== undefined,
      resetCredentialsFlow: bound?.alias ?? 'reset credentials',
    }),
})
await addMissing('/alpha/roles', roles.realm, 'name')
await createOrUpdate('/alpha/client-scopes', clientScopes, 'name')
for (const scope of clientScopes) await addMissingMappers(scope)
await createOrUpdate('/alpha/clients', clients, 'clientId')
for (const client of clients) if ('optionalClientScopes' in client) await reconcileOptionalScopes(client)
for (const clientId of disabledClients) await disable(clientId)
await reconcileServiceAccount()
for (const action of requiredActions)
  await admin.send('PUT', `/alpha/authentication/required-actions/${action.alias}`, action)
await reconcileFlow({ admin, flow: portalLoginFlow, bind: await bindToClient(admin, 'kmx_uapp_login') })
await reconcileFlow({ admin, flow: secondFactorFlow, bind: await bindToClient(admin, 'content-admin') })
await reconcileFlow({
  admin,
  flow: companyLinkFlow,
  // A browser cannot pass the other flow, so that nobody gets an account while ours is replaced.
  bind: (bound) => admin.send('PUT', '/alpha', { firstBrokerLoginFlow: bound?.alias ?? 'direct grant' }),
})
await reconcileDemoUsers()

/** The first start of the identity server takes minutes: it creates its tables and imports the realm. */
async function untilStarted(realmUrl: string): Promise<void> {
  const deadline = Date.now() + 30 * 60_000
  while (!(await fetch(realmUrl).catch(() => undefined))?.ok) {
    if (Date.now() > deadline) throw new Error(`no response from ${realmUrl} within 30 minutes`)
    await setTimeout(2000)
  }
}

async function addMissing(path: string, wanted: readonly Entry[], key: string): Promise<void> {
  const known = new Set((await admin.read(`${path}?max=1000`)).map((one) => one[key]))
  for (const one of wanted) if (!known.has(one[key])) await admin.send('POST', path, one)
}

/** Fields that are not listed stay unchanged. Default scopes are only set by the import. */
async function createOrUpdate(path: string, wanted: readonly Entry[], key: string): Promise<void> {
  const known = new Map((await admin.read(path)).map((one) => [one[key], one]))
  for (const one of wanted) {
    const before = known.get(one[key])
    if (before) await admin.send('PUT', `${path}/${String(before['id'])}`, { ...before, ...one })
    else await admin.send('POST', path, one)
  }
}

/** A mapper that exists already stays unchanged. */
async function addMissingMappers(wanted: Entry): Promise<void> {
  const mappers = wanted['protocolMappers']
  if (!Array.isArray(mappers)) return
  const scope = (await admin.read('/alpha/client-scopes')).find((one) => one['name'] === wanted['name'])
  if (scope) await addMissing(`/alpha/client-scopes/${String(scope['id'])}/protocol-mappers/models`, mappers, 'name')
}

async function findClient(clientId: string): Promise<Entry> {
  const [client] = await admin.read(`/alpha/clients?${new URLSearchParams({ clientId })}`)
  if (!client) throw new Error(`the realm has no client ${clientId}`)
  return client
}

/** Removes scopes that are no longer listed, because clients could still request them. */
async function reconcileOptionalScopes(wanted: { clientId: string; optionalClientScopes: string[] }): Promise<void> {
  const path = `/alpha/clients/${String((await findClient(wanted.clientId))['id'])}/optional-client-scopes`
  for (const scope of await admin.read(path)) {
    if (!wanted.optionalClientScopes.includes(String(scope['name']))) {
      await admin.send('DELETE', `${path}/${String(scope['id'])}`)
    }
  }
}

async function disable(clientId: string): Promise<void> {
  const client = await findClient(clientId)
  if (client['enabled'] === true) {
    await admin.send('PUT', `/alpha/clients/${String(client['id'])}`, { ...client, enabled: false })
  }
}

/** Gives the service account exactly the listed rights; others, for example added by hand, are removed. */
async function reconcileServiceAccount(): Promise<void> {
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

/**
 * Adds missing demo people with their roles, or removes all of them. Roles of existing people are not changed:
 * administrators may have edited them.
 */
async function reconcileDemoUsers(): Promise<void> {
  for (const { realmRoles, ...person } of demoUsers()) {
    const query = new URLSearchParams({ exact: 'true', username: person.username })
    const [existing] = await admin.read(`/alpha/users?${query}`)
    if (existing && !hasDemoPeople) await admin.send('DELETE', `/alpha/users/${String(existing['id'])}`)
    if (existing && hasDemoPeople) await addMissingSecondFactors(existing, person.credentials)
    if (existing || !hasDemoPeople) continue
    await admin.send('POST', '/alpha/users', person)
    const [created] = await admin.read(`/alpha/users?${query}`)
    const roleEntries = await Promise.all(realmRoles.map((role) => admin.read(`/alpha/roles/${role}`)))
    if (created)
      await admin.send('POST', `/alpha/users/${String(created['id'])}/role-mappings/realm`, roleEntries.flat())
  }
}

async function addMissingSecondFactors(person: Entry, credentials: readonly { type: string }[]): Promise<void> {
  const path = `/alpha/users/${String(person['id'])}`
  const existing = (await admin.read(`${path}/credentials`)).map(({ type }) => type)
  const missing = credentials.filter(({ type }) => type !== 'password' && !existing.includes(type))
  if (missing.length > 0) await admin.send('PUT', path, { ...person, credentials: missing })
}
