import { createHash } from 'node:crypto'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { admitSbom, maxSbomBytes, sbomDocument, type SbomRefusal } from '@ferrule/domain/software/admit-sbom'
import { recordEvent } from '../audit/record-event.ts'
import type { Deps } from '../graphql/request-context.ts'
import { findReleaseWithSbom, insertSbom } from './sbom-store.ts'
import { type SbomFault, validateSbom } from './validate-sbom.ts'

export type SbomImportRefusal = SbomRefusal | 'too-large' | 'not-cyclonedx' | 'release-unknown'

type SbomFile = { family: string; version: string; text: string }

/** Imports the list of components of a release. It is saved if it has no fault, and never changes. Idempotent. */
export async function importSbom(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { family, version, text }: SbomFile,
): Promise<Result<'new' | 'unchanged', SbomImportRefusal> & { faults?: SbomFault[] }> {
  if (Buffer.byteLength(text) > maxSbomBytes) return refuse('too-large')
  const source = readJson(text)
  const parsed = sbomDocument.safeParse(source)
  if (!parsed.success) return refuse('not-cyclonedx')
  const faults = validateSbom(source)
  const sha256 = createHash('sha256').update(text).digest('hex')
  return db.transaction(async (tx) => {
    const release = await findReleaseWithSbom(tx, { family, version })
    if (!release) return refuse('release-unknown')
    const existing = release.sha256 === null ? undefined : { sha256: release.sha256 }
    const admitted = admitSbom(parsed.data, { version, faults: faults.length, sha256, existing })
    if (!admitted.ok) return { ...admitted, faults }
    if (admitted.value === 'unchanged') return ok('unchanged')
    const components = parsed.data.components.length
    await insertSbom(tx, { releaseId: release.id, document: text, sha256, components, importedAt: now() })
    await recordEvent(tx, {
      actor: 'import',
      action: 'import-sbom',
      subjectType: 'software-release',
      subjectId: release.id,
      after: { family, version, sha256, components },
    })
    return ok('new')
  })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
