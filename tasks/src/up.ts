import { describeUnsafeSettings } from '../../packages/domain/src/deployment/unsafe-settings.ts'
import { contentStaff } from '../../seeds/src/content-staff.ts'
import { people, demoPassword } from '../../seeds/src/people.ts'
import { buildApplications } from './build.ts'
import { setting, state } from './environment.ts'
import { install } from './install.ts'
import {
  hasEnded,
  hasFailed,
  isReady,
  listProcesses,
  startAll,
  startProcess,
  stopAll,
  wasLeftOut,
} from './process-manager.ts'
import { rememberedSources } from './remembered-sources.ts'
import { seconds } from './run.ts'
import { requestLoopback } from './staff-login/loopback-request.ts'

const sourcePaths = ['apps', 'packages', 'seeds', 'infra', 'pnpm-lock.yaml', '.env', '.env.example']

/** A first start seeds every page and picture, which takes two minutes on two idle cores and ten on two busy ones. */
const startTimeoutMs = 25 * 60_000

/** `./dev up [--watch]`: installs missing programs, builds changed applications and waits until the stack is ready. */
export async function up(args: string[]): Promise<number> {
  const started = performance.now()
  const watch = args.includes('--watch')
  // Every process refuses them too; here the message is on the terminal and not in a log.
  const unsafe = describeUnsafeSettings(process.env)
  if (unsafe) throw new Error(unsafe)
  await install()
  if (!watch) await buildApplications()
  // Running processes are restarted if the sources have changed since they started.
  const sources = await rememberedSources('running', sourcePaths)
  if ((await listProcesses()) && (sources.changed || watch)) await stopAll()
  const start = () =>
    startAll(['infra/local/process-compose.yaml', ...(watch ? ['infra/local/process-compose.watch.yaml'] : [])])
  const running = await listProcesses()
  if (!running) await start()
  // A server that was stopped by hand, or ended without a failure, is not restarted by process-compose.
  for (const { name } of running?.filter(hasEnded) ?? []) await startProcess(name)
  if (!(await waitUntilReady())) {
    // Process-compose skips a process for good if a dependency is ready too late, so everything is restarted once.
    await stopAll()
    await start()
    if (!(await waitUntilReady())) throw new Error('a component is ready too late; see ./dev status')
  }
  await waitUntilDelivered()
  await sources.remember()
  printWelcome(seconds(started))
  return 0
}

/** Returns true when every process is ready, and false if process-compose skipped one. */
async function waitUntilReady(): Promise<boolean> {
  const deadline = performance.now() + startTimeoutMs
  let waitingFor = ''
  while (performance.now() < deadline) {
    const processes = (await listProcesses()) ?? []
    const failed = processes.filter(hasFailed)
    if (failed.length > 0) {
      throw new Error(`${failed.map((one) => one.name).join(', ')} failed; see ${state}/logs or ./dev logs NAME`)
    }
    if (processes.some(wasLeftOut)) return false
    const notReady = processes
      .filter((one) => !isReady(one))
      .map((one) => one.name)
      .sort()
    if (processes.length > 0 && notReady.length === 0) return true
    if (notReady.join() !== waitingFor) {
      waitingFor = notReady.join()
      console.log(`waiting for ${notReady.join(', ')}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  throw new Error(`not ready in time: ${waitingFor}`)
}

/** The edge polls the website's health on its own schedule, so it is ready only after three good responses in a row. */
async function waitUntilDelivered(): Promise<void> {
  const deadline = performance.now() + startTimeoutMs
  for (let successes = 0; successes < 3; ) {
    if (performance.now() > deadline) throw new Error('the edge delivers no pages; see ./dev logs edge')
    // The edge does not cache pages of the portal.
    const { status } = await requestLoopback(`${setting('EDGE_ORIGIN')}/en/mykomax`).catch(() => ({ status: 0 }))
    successes = status === 200 ? successes + 1 : 0
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}

const portalSignIns = `Portal sign-ins, all with the password ${demoPassword}, people inside the company also with ./dev code:
${people.map((person) => `  ${person.email.padEnd(30)} ${person.who}`).join('\n')}`

function printWelcome(took: string): void {
  console.log(`
Everything is ready (${took}).

  Website          ${setting('EDGE_ORIGIN')}
  Portal           ${setting('EDGE_ORIGIN')}/en/mykomax
  Content admin    ${setting('CMS_ORIGIN')}/admin    ${contentStaff[0].email} / ${demoPassword}, then ./dev code
  Identity         ${setting('IDENTITY_ORIGIN')}/realms/alpha
  Caught mail      ${setting('MAILBOX_ORIGIN')}

${process.env['DEMO_PEOPLE'] === 'on' ? portalSignIns : 'There are no demo people: DEMO_PEOPLE is not on.'}

  ./dev status · ./dev logs NAME · ./dev down`)
}
