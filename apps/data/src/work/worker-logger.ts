import { errorFields, type Log } from '@ferrule/telemetry/log'
import { Logger } from 'graphile-worker'

/**
 * Sends the job library's own messages through our log. Outcomes of jobs are written by the jobs themselves; here
 * they would come a second time, with an error text that nothing was taken out of.
 */
export function toWorkerLogger(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (/^(Completed|Failed|Found) task/i.test(message)) return
    const write = level === 'error' ? log.error : level === 'warning' ? log.warn : log.debug
    write('job-library', { reason: errorFields(new Error(message.split('\n')[0])).errorMessage })
  })
}
