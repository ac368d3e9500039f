import { z } from 'zod'
import { ok, refuse, type Result } from '../result.ts'

export const maxSbomBytes = 2_000_000

/** The parts of a CycloneDX document that are read here; the JSON schema checks the rest. */
export const sbomDocument = z.object({
  bomFormat: z.literal('CycloneDX'),
  /** The schema does not check that a document is of its version. */
  specVersion: z.literal('1.6'),
  metadata: z.object({ component: z.object({ name: z.string(), version: z.string() }) }),
  components: z.array(z.object({ name: z.string() })).min(1),
})

export type SbomDocument = z.infer<typeof sbomDocument>

export type SbomFacts = {
  /** The version of the release that the file is given for. */
  version: string
  /** The number of faults that the schema found. */
  faults: number
  sha256: string
  /** The file that the release already has. */
  existing: { sha256: string } | undefined
}

export type SbomRefusal = 'invalid' | 'other-version' | 'already-stated'

/** Whether a list of components is new, or was imported unchanged. A release never gets a second, different one. */
export function admitSbom(
  { metadata }: SbomDocument,
  { version, faults, sha256, existing }: SbomFacts,
): Result<'new' | 'unchanged', SbomRefusal> {
  if (existing?.sha256 === sha256) return ok('unchanged')
  if (existing) return refuse('already-stated')
  if (faults > 0) return refuse('invalid')
  return metadata.component.version === version ? ok('new') : refuse('other-version')
}
