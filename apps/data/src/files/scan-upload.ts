import type { ObjectStorage } from '@ferrule/connectors/object-storage/object-storage'
import type { VirusScanner } from '@ferrule/connectors/virus-scanner/virus-scanner'
import { stateAfterScan } from '@ferrule/domain/files/upload'
import type { Log } from '@ferrule/telemetry/log'
import type { Deps } from '../graphql/request-context.ts'
import { type ReleaseDeps, releaseUpload } from './release-upload.ts'
import { findUpload, markScanned, type Upload } from './upload-store.ts'

export type ScanDeps = Pick<Deps, 'db' | 'now'> &
  ReleaseDeps & {
    log: Log
    scanner: VirusScanner
    storage: Pick<ObjectStorage, 'find' | 'put' | 'copy' | 'remove'>
  }

/**
 * Scans a file in quarantine, checks its media type, and releases or deletes it. Without a scan result it throws and
 * the file stays in quarantine. Every step is idempotent, so an interrupted job is simply retried.
 */
export async function scanUpload(deps: ScanDeps, uploadId: string): Promise<void> {
  const upload = await findUpload(deps.db.queries, uploadId)
  if (!upload) return
  if (upload.state === 'pending') await decide(deps, upload)
  await deps.storage.remove(deps.buckets.quarantine, [upload.id, `${upload.id}.info`, `${upload.id}.part`])
}

async function decide(deps: ScanDeps, upload: Upload): Promise<void> {
  const { db, now, log, storage, scanner, buckets } = deps
  const stored = await storage.find(buckets.quarantine, upload.id)
  if (!stored) throw new Error('file is missing from quarantine')
  const { infected } = await scanner.scan(stored.content)
  // Released first: a file must not be marked clean before it can be downloaded.
  const mediaType = infected ? undefined : await releaseUpload(deps, upload)
  const scanResult = infected ? 'infected' : mediaType ? 'clean' : 'refused'
  const state = stateAfterScan(upload.state, scanResult)
  await markScanned(db.queries, upload.id, { state, mediaType: mediaType ?? null, scannedAt: now() })
  log.info('upload-scanned', { recordId: upload.id.slice(0, 8), reason: state, bytes: upload.byteSize })
}
