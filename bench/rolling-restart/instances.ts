import { freePort } from '@ferrule/tasks/free-port'
import { setting } from '../support/request.ts'
import type { BalancerPorts, Servers } from './balancer.ts'
import { createInstance, type Instance, type InstanceSettings, type Part } from './instance.ts'

export type InstanceOptions = {
  counts: Record<Part, number>
  ports: BalancerPorts
  /** By part, because in the short form not everything waits for the same balancer. */
  drainSeconds: (part: Part) => number
  smtpUrl: string
}

/** The order of an upgrade in the deployment guide. */
const parts: Part[] = ['data', 'worker', 'cms', 'web', 'edge']

/** The ports of an instance by the settings that name them; those of edges have no settings. */
const portNames: Record<Part, readonly string[]> = {
  data: ['DATA_PORT', 'DATA_OPERATIONS_PORT'],
  worker: ['WORKER_OPERATIONS_PORT'],
  cms: ['CMS_PORT', 'CMS_OPERATIONS_PORT'],
  web: ['WEB_PORT', 'WEB_OPERATIONS_PORT'],
  edge: ['8080', '8081', '8082', '18080'],
}

/** The instances in the order in which they are restarted, and the servers of the balancer. */
export async function createInstances({ counts, ports, drainSeconds, smtpUrl }: InstanceOptions) {
  const portsOf = {
    data: await findPorts('data', counts),
    worker: await findPorts('worker', counts),
    cms: await findPorts('cms', counts),
    web: await findPorts('web', counts),
    edge: await findPorts('edge', counts),
  }
  const serving = withStack(portsOf)
  const at = (port: string | undefined) => `127.0.0.1:${port}`
  const purgeUrls = portsOf.edge.map((edge) => `http://${at(edge['18080'])}`)
  const common = {
    DATA_SERVICE_URL: `http://127.0.0.1:${ports.data}`,
    CONTENT_SERVICE_URL: `http://127.0.0.1:${ports.contentService}`,
    // The stack's edge, too: its worker stands still meanwhile.
    EDGE_PURGE_URLS: [setting('EDGE_PURGE_URLS'), ...purgeUrls].join(','),
    EDGE_WEB_BACKENDS: serving.web.map((web) => at(web['WEB_PORT'])).join(','),
    EDGE_CONTENT_BACKENDS: at(`${ports.contentService}`),
    EDGE_PROXY_PROTOCOL: 'on',
    EDGE_CACHE_SIZE: '128m',
    NODE_ENV: 'production',
    LISTEN_HOST: '127.0.0.1',
    TRACES_FOLDER: '',
    LOG_LEVEL: 'warn',
    SMTP_URL: smtpUrl,
  }
  const toSettings = (part: Part, own: Record<string, string>, number: number): InstanceSettings => ({
    name: toName(part, number),
    part,
    environment: { ...common, DRAIN_SECONDS: `${drainSeconds(part)}`, ...(part === 'edge' ? {} : own) },
    ports: own,
    // The last port of each part is internal.
    readyUrl: `http://${at(own[portNames[part].at(-1) ?? ''])}/readyz`,
  })
  const instances: Instance[] = parts.flatMap((part) =>
    portsOf[part].map((own, number) => createInstance(toSettings(part, own, number))),
  )
  return { instances, servers: toBalancerServers(serving) }
}

type OwnPorts = Record<string, string>

async function findPorts(part: Part, counts: Record<Part, number>): Promise<OwnPorts[]> {
  const found: OwnPorts[] = []
  while (found.length < counts[part]) {
    const own: OwnPorts = {}
    for (const name of portNames[part]) own[name] = `${await freePort()}`
    found.push(own)
  }
  return found
}

/** Adds the instance of the stack to applications that have fewer than two, as in the short form. */
function withStack(portsOf: Record<Part, OwnPorts[]>): Record<Part, OwnPorts[]> {
  const add = (part: Part) => (portsOf[part].length < 2 ? [...portsOf[part], readStackPorts(part)] : portsOf[part])
  return { ...portsOf, data: add('data'), cms: add('cms'), web: add('web') }
}

function toBalancerServers({ data, cms, edge }: Record<Part, OwnPorts[]>): Servers {
  const toServers = (part: Part, port: string, instances: OwnPorts[]) =>
    instances.map((own, number) => ({
      name: toName(part, number),
      port: own[port] ?? '',
      checkPort: own[portNames[part].at(-1) ?? ''] ?? '',
    }))
  return {
    website: toServers('edge', '8080', edge),
    identity: toServers('edge', '8081', edge),
    contentAdmin: toServers('edge', '8082', edge),
    data: toServers('data', 'DATA_PORT', data),
    contentService: toServers('cms', 'CMS_PORT', cms),
  }
}

function toName(part: Part, number: number): string {
  return `${part}-${number + 1}`
}

function readStackPorts(part: Part): OwnPorts {
  return Object.fromEntries(portNames[part].map((name) => [name, setting(name)]))
}
