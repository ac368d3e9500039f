import { type StopStep, stopGracefully } from './graceful-stop.ts'
import { createLog, errorFields, type Log } from './log.ts'
import { createMetrics, type Metrics, type ReadinessCheck, startOperations } from './operations.ts'
import { startTracing } from './tracing.ts'

export type ProcessSettings = {
  LISTEN_HOST: string
  DRAIN_SECONDS: number
  LOG_LEVEL: string
  TRACES_FOLDER?: string | undefined
  OTLP_TRACES_URL?: string | undefined
}

export type ProcessOptions = {
  /** For a process that made its log and metrics before, because request handlers share them. */
  log?: Log
  metrics?: Metrics
  /** False if the framework handles uncaught exceptions itself. */
  exitsOnUncaughtException?: boolean
}

export type StartedProcess = {
  log: Log
  metrics: Metrics
  /**
   * Call it when everything runs: serves health and metrics on `port`. On SIGTERM or SIGINT the process reports that it
   * is not ready, waits for `DRAIN_SECONDS`, in which it still serves requests that are on their way, runs `stopSteps`
   * in order, sends its last traces and exits.
   */
  finishStart: (running: { port: number; checks: ReadinessCheck[]; stopSteps: StopStep[] }) => Promise<void>
  /** Whether the process has reported that it is not ready, because it is about to stop. */
  isDraining: () => boolean
}

/** The start that all processes share: traces, log, metrics and a logged end after an uncaught exception. */
export function startProcess(
  service: string,
  { LISTEN_HOST: host, DRAIN_SECONDS: drainSeconds, ...settings }: ProcessSettings,
  options: ProcessOptions = {},
): StartedProcess {
  const stopTracing = startTracing({ service, folder: settings.TRACES_FOLDER, otlpUrl: settings.OTLP_TRACES_URL })
  const { log = createLog({ service, level: settings.LOG_LEVEL }), metrics = createMetrics(service) } = options
  if (options.exitsOnUncaughtException ?? true) exitOnUncaughtException(log)
  let draining = false
  const pauseMs = drainSeconds * 1000
  return {
    log,
    metrics,
    isDraining: () => draining,
    async finishStart({ port, checks, stopSteps }) {
      const operations = await startOperations({ host, port, metrics, log, checks })
      const drain = async () => {
        draining = true
        operations.startDraining()
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
      }
      const steps = [
        { component: 'readiness', stop: drain },
        ...stopSteps,
        { component: 'traces', stop: stopTracing },
        { component: 'operations', stop: operations.close },
      ]
      stopGracefully(log, steps, pauseMs)
    },
  }
}

/**
 * The state of the process is unknown after an uncaught exception or an unhandled rejection, so it exits and is
 * restarted. Node alone would print the message with the secrets that drivers put into it.
 */
function exitOnUncaughtException(log: Log): void {
  process.on('uncaughtException', (error) => {
    log.error('uncaught-exception', errorFields(error))
    process.exit(1)
  })
}
