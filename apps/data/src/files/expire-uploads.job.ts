import type { Log } from '@ferrule/telemetry/log'
import type { Quarantine } from './quarantine.ts'

/** Gives up uploads that were not finished within a day and frees their parts. */
export function createExpireUploadsJob(quarantine: Pick<Quarantine, 'deleteExpired'>, log: Log) {
  return async (): Promise<void> => {
    log.info('uploads-expired', { count: await quarantine.deleteExpired() })
  }
}
