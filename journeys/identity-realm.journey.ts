import { expect, test } from 'vitest'
import { contentAdminClient, dataServiceClient, portalClient, switchedOffClients } from '../infra/identity/clients.ts'
import { flatten } from '../infra/identity/keep-flow.ts'
import { realm } from '../infra/identity/realm.ts'
import { secondFactorFlow } from '../infra/identity/second-factor-flow.ts'
import { secondFactors, signInRules } from '../infra/identity/sign-in-rules.ts'
import { settings } from './support/settings.ts'
import { readIdentity } from './support/throw-away-person.ts'

// What realm.test.ts says of the realm as it is written holds only if the running one is the same.

test('the running realm signs people in by the rules that are written down (O10) (O13)', async () => {
  expect(await readIdentity('')).toMatchObject(signInRules)
})

test('its clients know no other address and give no token in another way (O4) (O5)', async () => {
  const running = Object.values(await readIdentity('/clients'))
  for (const { attributes, ...client } of [
    portalClient(settings.edge),
    dataServiceClient(''),
    contentAdminClient(settings.cms, ''),
  ]) {
    const compared = Object.entries(client).filter(([name]) => !name.endsWith('Scopes') && name !== 'secret')
    expect(running).toContainEqual(
      expect.objectContaining({ ...Object.fromEntries(compared), attributes: expect.objectContaining(attributes) }),
    )
  }
  for (const clientId of switchedOffClients)
    expect(running).toContainEqual(expect.objectContaining({ clientId, enabled: false }))
})

test('what must not be changed from a forgotten browser needs a fresh login there (O12)', async () => {
  const running = Object.values(await readIdentity('/authentication/required-actions'))
  const written = realm({
    edgeOrigin: settings.edge,
    contentOrigin: settings.cms,
    smtpUrl: 'smtp://127.0.0.1:1',
    dataSecret: '',
    contentSecret: '',
  })
  for (const { alias, config, ...action } of written.requiredActions) {
    const enabled = action['enabled']
    expect(running).toContainEqual(expect.objectContaining({ alias, enabled, config: expect.objectContaining(config) }))
  }
})

test('a login takes the code of an app or a recovery code', async () => {
  const running = Object.values(await readIdentity('/authentication/flows/browser/executions'))
  for (const providerId of secondFactors)
    expect(running).toContainEqual(expect.objectContaining({ providerId, requirement: 'ALTERNATIVE' }))
})

test('staff of the content admin log in by their own flow, as it is written down (C3)', async () => {
  const { alias, steps } = secondFactorFlow
  const client = JSON.stringify(await readIdentity('/clients?clientId=content-admin'))
  const isBound = (id: unknown) => client.includes(`"authenticationFlowBindingOverrides":{"browser":"${String(id)}"}`)
  const flows = Object.values(await readIdentity('/authentication/flows'))
  expect(flows).toContainEqual(expect.objectContaining({ alias, id: expect.toSatisfy(isBound) }))
  const running = await readIdentity(`/authentication/flows/${encodeURIComponent(alias)}/executions`)
  expect(Object.values(running)).toEqual(
    flatten(steps).map(({ level, provider, requirement }) =>
      // A group of steps has a name, a step a provider.
      expect.objectContaining({
        level,
        requirement,
        [provider.includes(' ') ? 'displayName' : 'providerId']: provider,
      }),
    ),
  )
})
