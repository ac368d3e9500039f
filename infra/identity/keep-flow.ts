import type { AdminCalls, Entry } from './admin-calls.ts'
import type { Step } from './second-factor-flow.ts'

type Flow = { alias: string; steps: readonly Step[] }
type Bound = { admin: AdminCalls; flow: Flow; clientId: string }

/**
 * Makes one client log people in by one flow. A flow in use cannot be changed step by step without weak moments, so a
 * different one is taken off its client, removed and built anew; in between the client's service refuses what its
 * tokens then say about the login.
 */
export async function keepFlow({ admin, flow, clientId }: Bound): Promise<void> {
  const [client] = await admin.read(`/alpha/clients?${new URLSearchParams({ clientId })}`)
  if (!client) throw new Error(`the realm has no client ${clientId}`)
  const bind = (browser: string) =>
    admin.send('PUT', `/alpha/clients/${String(client['id'])}`, {
      ...client,
      authenticationFlowBindingOverrides: { browser },
    })
  const before = await findFlow(admin, flow.alias)
  if (before && (await describe(admin, flow.alias)) !== JSON.stringify(flatten(flow.steps))) {
    await bind('')
    await admin.send('DELETE', `/alpha/authentication/flows/${before}`)
  }
  if (!(await findFlow(admin, flow.alias))) await build(admin, flow)
  await bind((await findFlow(admin, flow.alias)) ?? '')
}

async function findFlow(admin: AdminCalls, alias: string): Promise<string | undefined> {
  const found = (await admin.read('/alpha/authentication/flows')).find((one) => one['alias'] === alias)
  return found ? String(found['id']) : undefined
}

async function build(admin: AdminCalls, { alias, steps }: Flow): Promise<void> {
  const flow = { alias, providerId: 'basic-flow', topLevel: true, builtIn: false }
  await admin.send('POST', '/alpha/authentication/flows', flow)
  await addSteps(admin, alias, steps)
  // A step begins switched off. Told in the order of the list, which is the order in which they were added.
  const wanted = flatten(steps)
  for (const [index, execution] of (await executionsOf(admin, alias)).entries()) {
    const { requirement, config } = wanted[index] ?? {}
    await admin.send('PUT', `${pathOf(alias)}/executions`, { ...execution, requirement })
    if (!config) continue
    const named = { alias: `${alias} ${index}`, config }
    await admin.send('POST', `/alpha/authentication/executions/${String(execution['id'])}/config`, named)
  }
}

async function addSteps(admin: AdminCalls, parent: string, steps: readonly Step[]): Promise<void> {
  for (const { provider, steps: inner } of steps) {
    if (inner) {
      const group = { alias: provider, type: 'basic-flow', provider: 'registration-page-form' }
      await admin.send('POST', `${pathOf(parent)}/executions/flow`, group)
      await addSteps(admin, provider, inner)
    } else await admin.send('POST', `${pathOf(parent)}/executions/execution`, { provider })
  }
}

/** What is there, in the form of `flatten`. */
async function describe(admin: AdminCalls, alias: string): Promise<string> {
  const steps = (await executionsOf(admin, alias)).map(async (one) => {
    const id = one['authenticationConfig']
    const [held] = typeof id === 'string' ? await admin.read(`/alpha/authentication/config/${id}`) : []
    const provider = one['providerId'] ?? one['displayName']
    return { level: one['level'], provider, requirement: one['requirement'], config: held?.['config'] }
  })
  return JSON.stringify(await Promise.all(steps))
}

type Flat = { level: number; provider: string; requirement: string; config: Record<string, string> | undefined }

export function flatten(steps: readonly Step[], level = 0): Flat[] {
  return steps.flatMap(({ provider, requirement, config, steps: inner = [] }) => [
    { level, provider, requirement, config },
    ...flatten(inner, level + 1),
  ])
}

const pathOf = (alias: string) => `/alpha/authentication/flows/${encodeURIComponent(alias)}`

function executionsOf(admin: AdminCalls, alias: string): Promise<Entry[]> {
  return admin.read(`${pathOf(alias)}/executions`)
}
