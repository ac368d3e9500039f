import { errorFields, type Log } from './log.ts'

export type StopStep = { part: string; stop: () => unknown }

const drainMilliseconds = 10_000

/**
 * On SIGTERM or SIGINT runs the steps in order, so that work in hand is finished before its tools are
 * taken away. What has not ended after ten seconds is cut.
 */
export function stopGracefully(log: Log, steps: StopStep[]): void {
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    log.info('stopping', { reason: signal })
    setTimeout(() => {
      log.error('stop-timed-out')
      process.exit(1)
    }, drainMilliseconds).unref()
    for (const { part, stop: stopPart } of steps) {
      try {
        await stopPart()
      } catch (error) {
        log.warn('stop-step-failed', { part, ...errorFields(error) })
      }
    }
    log.info('stopped')
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
}
