import { expect, test } from 'vitest'
import { disabledClients } from '../../infra/identity/clients.ts'
import { portalLoginFlow } from '../../infra/identity/portal-login-flow.ts'
import { flatten } from '../../infra/identity/reconcile-flow.ts'
import { realm } from '../../infra/identity/realm.ts'
import { readRealmSettings } from '../../infra/identity/realm-settings.ts'
import { resetPasswordFlow } from '../../infra/identity/reset-password-flow.ts'
import { secondFactorFlow } from '../../infra/identity/second-factor-flow.ts'
import { signInRules } from '../../infra/identity/sign-in-rules.ts'
import { readIdentity } from '../support/temporary-user.ts'

// realm.test.ts checks the configuration; these tests check that the running realm matches it.
const configured = realm(readRealmSettings())

test('the running realm has the configured sign-in rules (O10) (O13)', async () => {
  expect(await readIdentity('')).toMatchObject(signInRules)
})

test('its clients have the configured redirect addresses, grants and keys (O4) (O5) [O23]', async () => {
  const running = Object.values(await readIdentity('/clients'))
  for (const { attributes, ...client } of configured.clients) {
    const compared = Object.entries(client).filter(([name]) => !name.endsWith('Scopes'))
    expect(running).toContainEqual(
      expect.objectContaining({ ...Object.fromEntries(compared), attributes: expect.objectContaining(attributes) }),
    )
  }
  for (const clientId of disabledClients)
    expect(running).toContainEqual(expect.objectContaining({ clientId, enabled: false }))
})

test('its required actions need a recent login, as configured (O12)', async () => {
  const running = Object.values(await readIdentity('/authentication/required-actions'))
  for (const { alias, config, ...action } of configured.requiredActions) {
    const enabled = action['enabled']
    expect(running).toContainEqual(expect.objectContaining({ alias, enabled, config: expect.objectContaining(config) }))
  }
})

test('users of the portal log in with the configured flow [O25]', async () => {
  await expectBound('kmx_uapp_login', portalLoginFlow)
  await expectSteps(portalLoginFlow)
})

test('passwords are reset with the configured flow, and new credentials are mailed [O18] [O19]', async () => {
  const running = await readIdentity('')
  expect(running).toMatchObject({ resetCredentialsFlow: resetPasswordFlow.alias, resetPasswordAllowed: true })
  expect(running['eventsListeners']).toEqual(expect.arrayContaining(['email']))
  await expectSteps(resetPasswordFlow)
})

test('staff of the content admin log in with the configured flow (C3)', async () => {
  await expectBound('content-admin', secondFactorFlow)
  await expectSteps(secondFactorFlow)
})

type Flow = typeof secondFactorFlow | typeof resetPasswordFlow | typeof portalLoginFlow

async function expectBound(clientId: string, { alias }: Flow): Promise<void> {
  const client = JSON.stringify(await readIdentity(`/clients?clientId=${clientId}`))
  const isBound = (id: unknown) => client.includes(`"authenticationFlowBindingOverrides":{"browser":"${String(id)}"}`)
  const flows = Object.values(await readIdentity('/authentication/flows'))
  expect(flows).toContainEqual(expect.objectContaining({ alias, id: expect.toSatisfy(isBound) }))
}

/** Expects the running flow to have the configured steps. */
async function expectSteps({ alias, steps }: Flow): Promise<void> {
  const running = await readIdentity(`/authentication/flows/${encodeURIComponent(alias)}/executions`)
  expect(Object.values(running)).toEqual(
    flatten(steps).map(({ level, provider, requirement }) =>
      // A group of steps has a display name, a step a provider.
      expect.objectContaining({
        level,
        requirement,
        [provider.includes(' ') ? 'displayName' : 'providerId']: provider,
      }),
    ),
  )
}
