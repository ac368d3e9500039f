import { ok, refuse, type Result } from '../result.ts'
import { compareVersions } from '../software/version.ts'
import type { CsafDocument } from './csaf-document.ts'
import { listCsafProducts } from './list-csaf-products.ts'
import { parseVersionRange } from './version-range.ts'

export const maxAdvisoryBytes = 1_000_000

export type AdvisoryFacts = {
  /** Our own namespace: documents of other publishers are not ours to release. */
  namespace: string
  /** The number of faults that the validator found. */
  faults: number
  sha256: string
  /** The same version of the advisory, if it was imported before. */
  existing: { sha256: string; status: string } | undefined
  /** The version that is public. */
  publishedVersion: string | undefined
}

export type AdvisoryRefusal =
  | 'not-white'
  | 'other-publisher'
  | 'invalid'
  | 'range-unreadable'
  | 'version-exists'
  | 'older-version'

/** Whether a document is new, or was imported unchanged. A draft may have faults and be replaced; a release may not. */
export function admitAdvisory(
  csaf: CsafDocument,
  { namespace, faults, sha256, existing, publishedVersion }: AdvisoryFacts,
): Result<'new' | 'unchanged', AdvisoryRefusal> {
  const { tracking, distribution, publisher } = csaf.document
  if (existing?.sha256 === sha256) return ok('unchanged')
  if (existing && existing.status !== 'draft') return refuse('version-exists')
  if (tracking.status === 'draft') return ok('new')
  if (distribution?.tlp.label !== 'WHITE') return refuse('not-white')
  if (publisher.namespace !== namespace) return refuse('other-publisher')
  if (faults > 0) return refuse('invalid')
  // An unreadable range would hide affected machines.
  if (listCsafProducts(csaf).some(({ versions }) => !parseVersionRange(versions))) return refuse('range-unreadable')
  const isOlder = publishedVersion !== undefined && compareVersions(tracking.version, publishedVersion) <= 0
  return isOlder ? refuse('older-version') : ok('new')
}
