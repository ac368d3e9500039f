import { toChecksumLine } from '@ferrule/domain/software/checksum-line'
import { saveContent } from '../portal/save-content.ts'

type Signed = { fileName: string; sha256: string; signature: string }

/** Downloads the two files that verify a release: its checksum line and the signature of that line. */
export function saveProof(release: Signed): void {
  saveContent(`${release.fileName}.sha256`, 'text/plain', toChecksumLine(release))
  const bytes = Uint8Array.from(atob(release.signature), (character) => character.charCodeAt(0))
  saveContent(`${release.fileName}.sig`, 'application/octet-stream', bytes.buffer)
}
