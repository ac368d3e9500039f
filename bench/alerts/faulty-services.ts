import { freePort } from '@ferrule/tasks/free-port'
import { connectInspector, type Inspector } from '../render/connect-inspector.ts'
import { request, setting, sleep, until } from '../support/request.ts'
import { spawnedChild } from '../support/spawned-child.ts'
import type { Target } from './faster-configuration.ts'
import type { Provocation } from './provocation.ts'

type FaultyService = { target: Target; inspector: Inspector; fail: () => Promise<number>; stop: () => void }

/** Nothing listens there. */
const nowhere = '127.0.0.1:1'

/**
 * A website and a data service beside those of the stack, whose servers cannot be reached: each request fails. They are
 * scraped like the others.
 */
export async function startFaultyServices(): Promise<{
  provocations: Provocation[]
  targets: Target[]
  stop: () => void
}> {
  const website = await start('web', {
    script: 'build/server/index.js',
    failingPath: '/en',
    environment: { CONTENT_SERVICE_URL: `http://${nowhere}`, REDIS_URL: `redis://${nowhere}` },
  })
  const dataService = await start('data', {
    script: 'src/serve.ts',
    failingPath: '/product-data/en_GB',
    environment: { DATA_DATABASE_URL: `postgres://data:data@${nowhere}/data` },
  })
  return {
    provocations: [
      failRequests(website, ['PublicBudgetBurnsFast', 'PublicBudgetBurnsSlowly']),
      failRequests(dataService, ['PortalBudgetBurnsFast', 'PortalBudgetBurnsSlowly']),
      blockEventLoop(website.inspector),
      holdMemory(dataService.inspector),
    ],
    targets: [website.target, dataService.target],
    stop: () => {
      website.stop()
      dataService.stop()
    },
  }
}

async function start(
  job: 'web' | 'data',
  { script, failingPath, environment }: { script: string; failingPath: string; environment: Record<string, string> },
): Promise<FaultyService> {
  const [port, operationsPort, inspectorPort] = [await freePort(), await freePort(), await freePort()]
  const name = job.toUpperCase()
  const child = spawnedChild(process.execPath, [`--inspect=127.0.0.1:${inspectorPort}`, script], {
    cwd: new URL(`../../apps/${job}/`, import.meta.url),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      TRACES_FOLDER: '',
      LOG_LEVEL: 'error',
      [`${name}_PORT`]: `${port}`,
      [`${name}_OPERATIONS_PORT`]: `${operationsPort}`,
      ...environment,
    },
    stdio: 'ignore',
  })
  const operations = `http://127.0.0.1:${operationsPort}`
  await until(`the faulty ${job} runs`, async () => (await request(`${operations}/livez`)).status === 200, 60)
  const host = new URL(setting('EDGE_ORIGIN')).hostname
  return {
    target: { labels: { job }, targets: [`127.0.0.1:${operationsPort}`] },
    inspector: await connectInspector(inspectorPort),
    fail: async () => (await request(`http://127.0.0.1:${port}${failingPath}`, { headers: { host } })).status,
    stop: () => child.kill('SIGKILL'),
  }
}

function failRequests({ fail }: FaultyService, alerts: string[]): Provocation {
  let isFailing = true
  let ended: Promise<void> = Promise.resolve()
  const failAgainAndAgain = async () => {
    while (isFailing) {
      await fail().catch(() => undefined)
      await sleep(200)
    }
  }
  return {
    alerts,
    provoke: async () => {
      const status = await fail()
      if (status < 500) throw new Error(`${alerts.join(' and ')}: a request returned ${status}`)
      ended = failAgainAndAgain()
    },
    undo: async () => {
      isFailing = false
      await ended
    },
  }
}

/** Computations of 300 ms with a short pause in between, in which metrics are served. */
function blockEventLoop(inspector: Inspector): Provocation {
  const block = 'const end = performance.now() + 300; while (performance.now() < end) {}'
  return {
    alerts: ['EventLoopBlocked'],
    provoke: async () => void (await run(inspector, `globalThis.blocking = setInterval(() => { ${block} }, 400)`)),
    undo: async () => void (await run(inspector, 'clearInterval(globalThis.blocking)')),
  }
}

function holdMemory(inspector: Inspector): Provocation {
  return {
    alerts: ['MemoryGrows'],
    provoke: async () => void (await run(inspector, 'globalThis.held = Buffer.alloc(1e9, 1)')),
    undo: async () => {
      await run(inspector, 'globalThis.held = undefined')
      await inspector('HeapProfiler.collectGarbage')
    },
  }
}

function run(inspector: Inspector, expression: string) {
  return inspector('Runtime.evaluate', { expression: `${expression}; 0`, returnByValue: true })
}
