import { toSumLine } from '@ferrule/domain/software/sum-line'
import { saveFile } from '../machines/save-file.ts'

type Signed = { fileName: string; sha256: string; signature: string }

/** The two files that are checked beside a download: the line of sums, and our signature of it. */
export function saveProof(release: Signed): void {
  saveFile(`${release.fileName}.sha256`, 'text/plain', toSumLine(release))
  const bytes = Uint8Array.from(atob(release.signature), (sign) => sign.charCodeAt(0))
  saveFile(`${release.fileName}.sig`, 'application/octet-stream', bytes.buffer)
}
