import type { Log } from '@ferrule/telemetry/log'
import { expireLooseUploads, type LooseUploadDeps } from './delete-loose-uploads.ts'
import type { Quarantine } from './quarantine.ts'

export type ExpireDeps = LooseUploadDeps & { quarantine: Pick<Quarantine, 'deleteExpired'>; log: Log }

/** Deletes uploads not finished within a day with their parts, and files that belong to nothing. */
export function createExpireUploadsJob({ quarantine, log, ...deps }: ExpireDeps) {
  return async (): Promise<void> => {
    log.info('uploads-expired', { count: await quarantine.deleteExpired() })
    log.info('loose-uploads-deleted', { count: await expireLooseUploads(deps) })
  }
}
