import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listSourceFiles } from '../source-files.ts'

/** The hash of each source file. */
export type Fingerprint = Record<string, string>

/** An edit of the ledger or the changelog must not make a report stale. */
const withoutDocumentation = ['.', ':(exclude)docs', ':(exclude,glob)**/*.md']

/** Hashes the files that the tests depend on: every tracked or new file except the documentation. */
export async function takeFingerprint(checkout: string): Promise<Fingerprint> {
  const fingerprint: Fingerprint = {}
  for (const file of listSourceFiles(checkout, withoutDocumentation)) {
    fingerprint[file] = createHash('sha256')
      .update(await readFile(join(checkout, file)))
      .digest('base64url')
  }
  return fingerprint
}

/** The files that were added, removed or changed between two fingerprints. */
export function listChanges(before: Fingerprint, after: Fingerprint): string[] {
  const files = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...files].filter((file) => before[file] !== after[file]).sort()
}
