import { errorFields, type Log } from './log.ts'

export type StopStep = { component: string; stop: () => unknown }

const drainTimeoutMs = 10_000

/**
 * On SIGTERM or SIGINT runs the steps in order, so that running work finishes before its dependencies close. Ten seconds
 * after the pause of `pauseMs`, which is one of the steps, the process exits with an error.
 */
export function stopGracefully(log: Log, steps: StopStep[], pauseMs: number): void {
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    log.info('stopping', { reason: signal })
    setTimeout(() => {
      log.error('stop-timed-out')
      process.exit(1)
    }, pauseMs + drainTimeoutMs).unref()
    for (const { component, stop: stopComponent } of steps) {
      try {
        await stopComponent()
      } catch (error) {
        log.warn('stop-step-failed', { component, ...errorFields(error) })
      }
    }
    log.info('stopped')
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
}
