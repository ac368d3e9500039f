import { type StopStep, stopGracefully } from './graceful-stop.ts'
import { createLog, errorFields, type Log } from './log.ts'
import { createMetrics, type Metrics, type ReadinessCheck, startOperations } from './operations.ts'
import { startTracing } from './tracing.ts'

export type ProcessSettings = {
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
   * is not ready, runs `stopSteps` in order, sends its last traces and exits.
   */
  finishStart: (running: { port: number; checks: ReadinessCheck[]; stopSteps: StopStep[] }) => Promise<void>
}

/** The start that all processes share: traces, log, metrics and a logged end after an uncaught exception. */
export function startProcess(
  service: string,
  { LOG_LEVEL: level, TRACES_FOLDER: folder, OTLP_TRACES_URL: otlpUrl }: ProcessSettings,
  options: ProcessOptions = {},
): StartedProcess {
  const stopTracing = startTracing({ service, folder, otlpUrl })
  const { log = createLog({ service, level }), metrics = createMetrics(service) } = options
  if (options.exitsOnUncaughtException ?? true) exitOnUncaughtException(log)
  return {
    log,
    metrics,
    async finishStart({ port, checks, stopSteps }) {
      const operations = await startOperations({ port, metrics, log, checks })
      stopGracefully(log, [
        { component: 'readiness', stop: operations.startDraining },
        ...stopSteps,
        { component: 'traces', stop: stopTracing },
        { component: 'operations', stop: operations.close },
      ])
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
