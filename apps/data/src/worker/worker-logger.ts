import { errorFields, type Log } from '@ferrule/telemetry/log'
import { Logger } from 'graphile-worker'

/**
 * Writes messages of the job library to our log. Results of jobs are dropped, because the jobs log them themselves and
 * the library's text is not redacted.
 */
export function toWorkerLogger(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (/^(Completed|Failed|Found) task/i.test(message)) return
    const write = level === 'error' ? log.error : level === 'warning' ? log.warn : log.debug
    write('job-library', { reason: errorFields(new Error(message.split('\n')[0])).errorMessage })
  })
}
