import type { Log } from '@ferrule/telemetry/log'
import { forgetLooseUploads, type LooseUploadDeps } from './forget-loose-uploads.ts'
import type { Quarantine } from './quarantine.ts'

export type ExpireDeps = LooseUploadDeps & { quarantine: Pick<Quarantine, 'deleteExpired'>; log: Log }

/** Gives up uploads that were not finished within a day, frees their parts, and forgets files that go with nothing. */
export function createExpireUploadsJob({ quarantine, log, ...deps }: ExpireDeps) {
  return async (): Promise<void> => {
    log.info('uploads-expired', { count: await quarantine.deleteExpired() })
    log.info('loose-uploads-forgotten', { count: await forgetLooseUploads(deps) })
  }
}
