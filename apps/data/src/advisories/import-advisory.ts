import { createHash, randomUUIDv7 } from 'node:crypto'
import { admitAdvisory, type AdvisoryRefusal, maxAdvisoryBytes } from '@ferrule/domain/advisories/admit-advisory'
import { csafDocument } from '@ferrule/domain/advisories/csaf-document'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { recordEvent } from '../audit/record-event.ts'
import type { Deps } from '../graphql/request-context.ts'
import { addJob } from '../postgres/add-job.ts'
import { findPublishedVersion, findRevision, saveRevision } from './advisory-store.ts'
import { type CsafFault, validateCsaf } from './validate-csaf.ts'

export type ImportRefusal = AdvisoryRefusal | 'too-large' | 'not-csaf'
export type ImportedAdvisory = { outcome: 'draft' | 'released' | 'unchanged'; faults: CsafFault[] }

/**
 * Imports a CSAF document. A draft is saved with its faults and shown to nobody. A release is saved if it has none, and
 * the worker signs and publishes it. Idempotent.
 */
export async function importAdvisory(
  { db, now, publicOrigin }: Pick<Deps, 'db' | 'now' | 'publicOrigin'>,
  text: string,
): Promise<Result<ImportedAdvisory, ImportRefusal> & { faults?: CsafFault[] }> {
  if (Buffer.byteLength(text) > maxAdvisoryBytes) return refuse('too-large')
  const source = readJson(text)
  const parsed = csafDocument.safeParse(source)
  if (!parsed.success) return refuse('not-csaf')
  const { id: trackingId, version, status } = parsed.data.document.tracking
  const faults = await validateCsaf(source)
  const sha256 = hash('sha256', text)
  return db.transaction(async (tx) => {
    const admitted = admitAdvisory(parsed.data, {
      namespace: publicOrigin,
      faults: faults.length,
      sha256,
      existing: await findRevision(tx, { trackingId, version }),
      publishedVersion: await findPublishedVersion(tx, trackingId),
    })
    if (!admitted.ok) return { ...admitted, faults }
    if (admitted.value === 'unchanged') return ok({ outcome: 'unchanged', faults })
    const revision = { trackingId, version, status, document: text, sha256, sha512: hash('sha512', text) }
    const revisionId = await saveRevision(tx, { ...revision, id: randomUUIDv7(), importedAt: now() })
    await recordEvent(tx, {
      actor: 'import',
      action: 'import-advisory',
      subjectType: 'advisory-revision',
      subjectId: revisionId,
      after: { trackingId, version, status },
    })
    if (status === 'draft') return ok({ outcome: 'draft', faults })
    await addJob(tx, 'publish-advisory', { revisionId })
    return ok({ outcome: 'released', faults })
  })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function hash(algorithm: 'sha256' | 'sha512', text: string): string {
  return createHash(algorithm).update(text).digest('hex')
}
