import { randomUUIDv7 } from 'node:crypto'
import type { EdgeCache } from '@ferrule/connectors/edge-cache/edge-cache'
import { csafDocument } from '@ferrule/domain/advisories/csaf-document'
import { readAdvisory } from '@ferrule/domain/advisories/read-advisory'
import { advisoriesKey } from '@ferrule/domain/publishing/surrogate-keys'
import { compareVersions } from '@ferrule/domain/software/version'
import { recordEvent } from '../audit/record-event.ts'
import type { Deps } from '../graphql/request-context.ts'
import { addJob } from '../postgres/add-job.ts'
import type { Queries } from '../postgres/database.ts'
import { jobPayloads } from '../postgres/job-payloads.ts'
import type { AdvisorySigning } from './advisory-signing.ts'
import {
  findPublishedVersion,
  lockPublishedVersion,
  lockRelease,
  replaceProducts,
  saveAdvisory,
  saveSignature,
} from './advisory-store.ts'

export type PublishDeps = Pick<Deps, 'db' | 'now'> & {
  edge: Pick<EdgeCache, 'softPurge'>
  /** Reads the key when the first advisory is signed. */
  getSigning: () => Promise<AdvisorySigning>
}

/** Signs a release, makes it public and purges the pages and files that list it. A repeated job changes nothing. */
export function createPublishAdvisoryJob(deps: PublishDeps) {
  return async (payload: unknown): Promise<void> => {
    const { revisionId } = jobPayloads['publish-advisory'].parse(payload)
    const signing = await deps.getSigning()
    await deps.db.transaction((tx) => publish(tx, { revisionId, signing, at: deps.now() }))
    await deps.edge.softPurge([advisoriesKey])
  }
}

async function publish(
  tx: Queries,
  { revisionId, signing, at }: { revisionId: string; signing: AdvisorySigning; at: Date },
): Promise<void> {
  const release = await lockRelease(tx, revisionId)
  if (!release || release.signature !== null) return
  const { fingerprint, publicKey } = signing
  const signature = await signing.sign(release.document)
  await saveSignature(tx, { id: revisionId, signature, fingerprint, publicKey, at })
  // Jobs of two versions may run in any order, and at the same time.
  await lockPublishedVersion(tx, release.trackingId)
  const current = await findPublishedVersion(tx, release.trackingId)
  if (current !== undefined && compareVersions(current, release.version) >= 0) return
  const advisory = readAdvisory(csafDocument.parse(JSON.parse(release.document)))
  const advisoryId = await saveAdvisory(tx, { id: randomUUIDv7(), revisionId, advisory, publishedAt: at })
  await replaceProducts(tx, advisoryId, advisory.products)
  await recordEvent(tx, {
    actor: 'worker',
    action: 'publish-advisory',
    subjectType: 'advisory',
    subjectId: advisoryId,
    after: { trackingId: release.trackingId, version: release.version },
  })
  await addJob(tx, 'notify-advisory', { advisoryId })
}
