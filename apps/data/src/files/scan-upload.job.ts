import { jobPayloads } from '../postgres/job-payloads.ts'
import { type ScanDeps, scanUpload } from './scan-upload.ts'

export function createScanUploadJob(deps: ScanDeps) {
  return async (payload: unknown): Promise<void> => {
    await scanUpload(deps, jobPayloads['scan-upload'].parse(payload).uploadId)
  }
}
