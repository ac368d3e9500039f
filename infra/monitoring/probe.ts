import { readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createPortal } from './probe/probe-ticket.ts'
import { signIn } from './probe/sign-in.ts'

// probe.ts FOLDER
// Signs in as a customer, opens a ticket and closes it, over the public addresses and without a browser. Writes whether it
// succeeded and the time of each step to FOLDER, where the node exporter reads textfiles. Run it every minute with an
// account of its own, whose organisation has one plant: PROBE_EMAIL, and PROBE_PASSWORD or PROBE_PASSWORD_FILE.
const folder = process.argv[2]
const { EDGE_ORIGIN, IDENTITY_ISSUER, IDENTITY_CLIENT_ID, PROBE_EMAIL, PROBE_PASSWORD_FILE } = process.env
const password = PROBE_PASSWORD_FILE
  ? readFileSync(PROBE_PASSWORD_FILE, 'utf8').trimEnd()
  : process.env['PROBE_PASSWORD']
if (!folder || !EDGE_ORIGIN || !IDENTITY_ISSUER || !IDENTITY_CLIENT_ID || !PROBE_EMAIL || !password)
  throw new Error('needs FOLDER, EDGE_ORIGIN, IDENTITY_ISSUER, IDENTITY_CLIENT_ID, PROBE_EMAIL and PROBE_PASSWORD')
const settings = { issuer: IDENTITY_ISSUER, clientId: IDENTITY_CLIENT_ID, email: PROBE_EMAIL, password }

const seconds: Record<string, number> = {}
try {
  const authorise = await time('sign-in', () => signIn({ edgeOrigin: EDGE_ORIGIN, ...settings }))
  const portal = await createPortal(EDGE_ORIGIN, authorise)
  await time('open-ticket', portal.openTicket)
  await time('close-ticket', portal.closeTickets)
  await writeMetrics(folder, true)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
  await writeMetrics(folder, false)
}

async function time<T>(step: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const result = await work()
  seconds[step] = (performance.now() - started) / 1000
  return result
}

/** Renames the file, because the exporter may read at any time. */
async function writeMetrics(target: string, hasSucceeded: boolean): Promise<void> {
  const file = join(target, 'ferrule-probe.prom')
  const lines = [
    '# HELP ferrule_probe_success Whether the synthetic customer could sign in, open a ticket and close it',
    '# TYPE ferrule_probe_success gauge',
    `ferrule_probe_success ${hasSucceeded ? 1 : 0}`,
    '# HELP ferrule_probe_seconds Duration of each step that succeeded',
    '# TYPE ferrule_probe_seconds gauge',
    ...Object.entries(seconds).map(([step, value]) => `ferrule_probe_seconds{step="${step}"} ${value.toFixed(3)}`),
    '# HELP ferrule_probe_completed_timestamp_seconds When the probe last ended',
    '# TYPE ferrule_probe_completed_timestamp_seconds gauge',
    `ferrule_probe_completed_timestamp_seconds ${Math.floor(Date.now() / 1000)}`,
    '',
  ]
  await writeFile(`${file}.new`, lines.join('\n'))
  await rename(`${file}.new`, file)
}
