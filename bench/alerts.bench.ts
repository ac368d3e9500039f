import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '@ferrule/tasks/free-port'
import { AlertReceiver } from './alerts/alert-receiver.ts'
import { startArchivingPostgres } from './alerts/archiving-postgres.ts'
import { reportFaults } from './alerts/browser-reports.ts'
import { evaluateDashboards } from './alerts/dashboard-results.ts'
import { exhaustPool } from './alerts/exhausted-pool.ts'
import { startTlsServer } from './alerts/expiring-certificate.ts'
import { findUnexposedMetrics } from './alerts/exposed-metrics.ts'
import { failProbe, runProbe } from './alerts/failing-probe.ts'
import { factor, writeFasterConfiguration } from './alerts/faster-configuration.ts'
import { startFaultyServices } from './alerts/faulty-services.ts'
import { ageBackup, writeBackupTime } from './alerts/old-backup.ts'
import { overdueRecords } from './alerts/overdue-records.ts'
import { evaluate, listFiring } from './alerts/prometheus-api.ts'
import { awaitResolved, type Outcome, runPhase } from './alerts/run-provocations.ts'
import { requirePackages, startMonitoring } from './alerts/spawned-monitoring.ts'
import { letWorkerStandBy } from './alerts/standby-worker.ts'
import { processDown, serversDown, serveStale } from './alerts/stopped-processes.ts'
import { until } from './support/request.ts'
import { isShort, writeResult } from './write-result.ts'

// Every alert is provoked by a real fault and must reach a receiver, through a Prometheus, an Alertmanager and exporters
// with the configuration of infra/monitoring, in which times are shorter by `factor`. Every expression of the dashboards
// must have a value. It stops components of the stack and starts them again. The short form needs no
// Prometheus: each metric that a rule or a dashboard names must be exposed by a process of the stack.
const root = resolve(import.meta.dirname, '..')
/** The longest windows are hours even in the benchmark, so these still fire when it ends. */
const firesOn = ['PublicBudgetBurnsSlowly', 'PortalBudgetBurnsSlowly']

if (isShort) await checkMetricNames()
else await provokeAlerts()

async function checkMetricNames(): Promise<void> {
  const { named, unexposed } = await findUnexposedMetrics()
  if (unexposed.length > 0) throw new Error(`no process of the stack exposes ${unexposed.join(', ')}`)
  await writeResult({ name: 'alerts', line: `${named} metrics are exposed`, passed: true, figures: {} })
}

async function provokeAlerts(): Promise<void> {
  requirePackages()
  const folder = await mkdtemp(join(tmpdir(), 'ferrule-monitoring-'))
  const stops: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })]
  try {
    const receiver = new AlertReceiver()
    const phases = await setUp(folder, receiver, stops)
    // At first Prometheus has not seen every process yet.
    await until('no alert fires', async () => (await listFiring()).length === 0, 30).catch(() => undefined)
    const firingBefore = await listFiring()
    const [first = [], ...disturbing] = phases
    const outcomes = await runPhase(first, receiver)
    // Before the worker is restarted, after which some jobs have not run for minutes.
    const dashboards = await evaluateDashboards()
    for (const phase of disturbing) outcomes.push(...(await runPhase(phase, receiver)))
    await awaitResolved(
      outcomes.filter(({ alert, received }) => received !== undefined && !firesOn.includes(alert)),
      receiver,
    )
    await report(outcomes, firingBefore, dashboards)
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
}

/** Starts the monitoring and everything it watches beside the stack; returns the provocations in their phases. */
async function setUp(folder: string, receiver: AlertReceiver, stops: (() => unknown)[]) {
  const archiving = { port: await freePort(), exporterPort: await freePort() }
  const postgres = await startArchivingPostgres(archiving.port)
  stops.push(postgres.stop)
  const certificate = await startTlsServer(folder)
  stops.push(certificate.stop)
  const faulty = await startFaultyServices()
  stops.push(faulty.stop)
  const exporter = { labels: { job: 'postgres-exporter' }, targets: [`127.0.0.1:${archiving.exporterPort}`] }
  const count = await writeFasterConfiguration(folder, {
    targets: [...faulty.targets, exporter],
    probes: [certificate.probe],
  })
  await writeBackupTime(folder)
  await runProbe(folder)
  await receiver.start()
  stops.push(() => receiver.stop())
  stops.push(await startMonitoring({ folder, trusted: certificate.trusted, archiving }))
  const areAllUp = async () => {
    const [[up], [responding]] = [await evaluate('sum(up)'), await evaluate('sum(probe_success)')]
    return up?.value === count.targets + count.probes && responding?.value === count.probes
  }
  await until('every target is up', areAllUp, 60)
  return [
    [
      ...overdueRecords,
      ageBackup(folder),
      certificate.provocation,
      postgres.provocation,
      ...faulty.provocations,
      reportFaults(),
    ],
    [exhaustPool(), processDown],
    [letWorkerStandBy()],
    [failProbe(folder, serversDown)],
    [serveStale()],
  ]
}

async function report(
  outcomes: readonly Outcome[],
  firingBefore: readonly string[],
  dashboards: Awaited<ReturnType<typeof evaluateDashboards>>,
): Promise<void> {
  console.table(
    outcomes.map(({ alert, message, received, resolved, error }) => ({
      alert,
      severity: message?.receiver,
      received,
      resolved,
      error,
    })),
  )
  const problems = [
    ...firingBefore.map((alert) => `${alert} fired before it was provoked`),
    ...(await findUnprovoked(outcomes)).map((alert) => `${alert} is not provoked`),
    ...outcomes.flatMap(findProblems),
    ...dashboards.failed,
    ...dashboards.empty.map((panel) => `${panel} is empty`),
  ]
  for (const problem of problems) console.error(problem)
  const received = outcomes.filter((outcome) => outcome.received !== undefined)
  const slowest = Math.max(...received.map((outcome) => outcome.received ?? 0))
  await writeResult({
    name: 'alerts',
    line: `${received.length} of ${outcomes.length} provoked alerts received, the last after ${slowest} s in which ${factor} times as much passed for the rules; ${dashboards.expressions} expressions of dashboards, ${dashboards.failed.length} failed, ${dashboards.empty.length} empty`,
    passed: problems.length === 0,
    figures: {
      factor,
      alerts: Object.fromEntries(
        outcomes.map(({ alert, received: seconds, resolved }) => [alert, { received: seconds, resolved }]),
      ),
      dashboards,
      problems,
    },
  })
}

function findProblems({ alert, message, resolved, error }: Outcome): string[] {
  if (error) return [`${alert}: ${error}`]
  if (!message) return [`${alert} was not received`]
  const { labels, annotations, receiver } = message
  return [
    ...(labels['severity'] === receiver ? [] : [`${alert} went to ${receiver}`]),
    ...(existsSync(join(root, annotations['runbook'] ?? '')) ? [] : [`${alert} has no runbook`]),
    ...(resolved !== undefined || firesOn.includes(alert) ? [] : [`${alert} was not resolved`]),
  ]
}

async function findUnprovoked(outcomes: readonly Outcome[]): Promise<string[]> {
  const rules = await readFile(join(root, 'infra/monitoring/rules.yaml'), 'utf8')
  const provoked = new Set(outcomes.map(({ alert }) => alert.split(' ')[0]))
  return [...rules.matchAll(/- alert: (\w+)/g)].flatMap(([, name = '']) => (provoked.has(name) ? [] : [name]))
}
