import { contentStaff } from '../../seeds/src/content-staff.ts'
import { people, demoPassword } from '../../seeds/src/people.ts'
import { buildApplications } from './build.ts'
import { setting, state } from './environment.ts'
import { install } from './install.ts'
import { hasFailed, isReady, listProcesses, startAll, stopAll, wasLeftOut } from './process-manager.ts'
import { rememberedSources } from './remembered-sources.ts'
import { seconds } from './run.ts'
import { ask } from './staff-login/ask.ts'

const everything = ['apps', 'packages', 'seeds', 'infra', 'pnpm-lock.yaml', '.env', '.env.example']

/** A first start on a slow machine seeds every page and picture. */
const patienceMilliseconds = 10 * 60_000

/** `./dev up [--watch]`: install what is missing, build what changed, start everything, return when all is ready. */
export async function up(args: string[]): Promise<number> {
  const started = performance.now()
  const watch = args.includes('--watch')
  await install()
  if (!watch) await buildApplications()
  // What runs was started from the sources of that time; if they differ now, it starts again.
  const sources = await rememberedSources('running', everything)
  if ((await listProcesses()) && (sources.changed || watch)) await stopAll()
  const start = () =>
    startAll(['infra/local/process-compose.yaml', ...(watch ? ['infra/local/process-compose.watch.yaml'] : [])])
  if (!(await listProcesses())) await start()
  if (!(await waitUntilReady())) {
    // What waits for a part that is late to answer is left out for good, and with it all that waits for that.
    await stopAll()
    await start()
    if (!(await waitUntilReady())) throw new Error('a part answers too late; see ./dev status')
  }
  await waitUntilDelivered()
  await sources.remember()
  printWelcome(seconds(started))
  return 0
}

/** Whether everything is; otherwise something was left out. */
async function waitUntilReady(): Promise<boolean> {
  const deadline = performance.now() + patienceMilliseconds
  let waitingFor = ''
  while (performance.now() < deadline) {
    const processes = (await listProcesses()) ?? []
    const failed = processes.filter(hasFailed)
    if (failed.length > 0) {
      throw new Error(`${failed.map((one) => one.name).join(', ')} failed; see ${state}/logs or ./dev logs NAME`)
    }
    if (processes.some(wasLeftOut)) return false
    const open = processes
      .filter((one) => !isReady(one))
      .map((one) => one.name)
      .sort()
    if (processes.length > 0 && open.length === 0) return true
    if (open.join() !== waitingFor) {
      waitingFor = open.join()
      console.log(`waiting for ${open.join(', ')}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  throw new Error(`not ready in time: ${waitingFor}`)
}

/** The edge asks the website itself how it is, and may not have heard well of it yet: ready is when pages go on coming. */
async function waitUntilDelivered(): Promise<void> {
  const deadline = performance.now() + patienceMilliseconds
  for (let inTurn = 0; inTurn < 3; ) {
    if (performance.now() > deadline) throw new Error('the edge delivers no pages; see ./dev logs edge')
    // Nothing of the portal is stored at the edge.
    const { status } = await ask(`${setting('EDGE_ORIGIN')}/en/mykomax`).catch(() => ({ status: 0 }))
    inTurn = status === 200 ? inTurn + 1 : 0
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}

function printWelcome(took: string): void {
  console.log(`
Everything is ready (${took}).

  Website          ${setting('EDGE_ORIGIN')}
  Portal           ${setting('EDGE_ORIGIN')}/en/mykomax
  Content admin    ${setting('CMS_ORIGIN')}/admin    ${contentStaff[0].email} / ${demoPassword}, then ./dev code
  Identity         ${setting('IDENTITY_ORIGIN')}/realms/alpha
  Caught mail      ${setting('MAILBOX_ORIGIN')}

Portal sign-ins, all with the password ${demoPassword}:
${people.map((person) => `  ${person.email.padEnd(30)} ${person.who}`).join('\n')}

  ./dev status · ./dev logs NAME · ./dev down`)
}
