import type { AdminCalls, Entry } from './admin-calls.ts'
import type { Step } from './second-factor-flow.ts'

type Flow = { alias: string; steps: readonly Step[] }
type FlowBinding = {
  admin: AdminCalls
  flow: Flow
  /** Puts the flow into use, or takes it out of use if there is none. */
  bind: (bound: { id: string; alias: string } | undefined) => Promise<void>
}

/**
 * Creates a login flow and puts it into use. Changing a flow step by step would leave it temporarily weaker, so a
 * different flow is unbound, deleted and created again; each binding must be safe without its flow.
 */
export async function reconcileFlow({ admin, flow, bind }: FlowBinding): Promise<void> {
  const before = await findFlow(admin, flow.alias)
  if (before && (await describe(admin, flow.alias)) !== JSON.stringify(flatten(flow.steps))) {
    await bind(undefined)
    await admin.send('DELETE', `/alpha/authentication/flows/${before}`)
  }
  if (!(await findFlow(admin, flow.alias))) await build(admin, flow)
  const id = await findFlow(admin, flow.alias)
  if (!id) throw new Error(`the realm has no flow ${flow.alias}`)
  await bind({ id, alias: flow.alias })
}

/** Binds a flow to one client, which is off while it has none: the built-in flow requires less. */
export async function bindToClient(admin: AdminCalls, clientId: string): Promise<FlowBinding['bind']> {
  const [client] = await admin.read(`/alpha/clients?${new URLSearchParams({ clientId })}`)
  if (!client) throw new Error(`the realm has no client ${clientId}`)
  return (bound) =>
    admin.send('PUT', `/alpha/clients/${String(client['id'])}`, {
      ...client,
      enabled: bound !== undefined,
      authenticationFlowBindingOverrides: { browser: bound?.id ?? '' },
    })
}

async function findFlow(admin: AdminCalls, alias: string): Promise<string | undefined> {
  const found = (await admin.read('/alpha/authentication/flows')).find((one) => one['alias'] === alias)
  return found ? String(found['id']) : undefined
}

async function build(admin: AdminCalls, { alias, steps }: Flow): Promise<void> {
  const flow = { alias, providerId: 'basic-flow', topLevel: true, builtIn: false }
  await admin.send('POST', '/alpha/authentication/flows', flow)
  await addSteps(admin, alias, steps)
  // New steps are disabled. Keycloak lists them in the order in which they were added.
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

/** The existing flow as JSON, in the form of `flatten`. */
async function describe(admin: AdminCalls, alias: string): Promise<string> {
  const steps = (await executionsOf(admin, alias)).map(async (one) => {
    const id = one['authenticationConfig']
    const [stored] = typeof id === 'string' ? await admin.read(`/alpha/authentication/config/${id}`) : []
    const provider = one['providerId'] ?? one['displayName']
    return { level: one['level'], provider, requirement: one['requirement'], config: stored?.['config'] }
  })
  return JSON.stringify(await Promise.all(steps))
}

type FlatStep = { level: number; provider: string; requirement: string; config: Record<string, string> | undefined }

export function flatten(steps: readonly Step[], level = 0): FlatStep[] {
  return steps.flatMap(({ provider, requirement, config, steps: inner = [] }) => [
    { level, provider, requirement, config },
    ...flatten(inner, level + 1),
  ])
}

const pathOf = (alias: string) => `/alpha/authentication/flows/${encodeURIComponent(alias)}`

function executionsOf(admin: AdminCalls, alias: string): Promise<Entry[]> {
  return admin.read(`${pathOf(alias)}/executions`)
}
