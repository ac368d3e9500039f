import { readFile } from 'node:fs/promises'
import { bilingual } from '@ferrule/blocks/bilingual'
import type { CollectionBeforeOperationHook } from 'payload'
import { refuseSaving } from '../page-paths/refuse-saving.ts'
import { findEditorFileType } from './editor-file-type.ts'
import { decompressesBeyond } from './decompresses-beyond.ts'

/** A PDF that expands to more than this many times its size is treated as a decompression bomb. */
const maxRatio = 100

const refusals = {
  'unknown-type': bilingual(
    'Please upload a picture, a video or a PDF with the matching file extension',
    'Bitte laden Sie ein Bild, ein Video oder ein PDF mit der passenden Dateiendung hoch',
  ),
  archive: bilingual(
    'Please upload the files themselves, not an archive',
    'Bitte laden Sie die Dateien selbst hoch, kein Archiv',
  ),
  bomb: bilingual(
    'This PDF becomes far too large when it is opened; please export it again',
    'Dieses PDF wird beim Öffnen viel zu groß; bitte exportieren Sie es neu',
  ),
}

export type FileRefusal = keyof typeof refusals

/** Checks a file by its content, because browsers open videos and PDFs exactly as they were uploaded. */
export const validateMediaFile: CollectionBeforeOperationHook = async ({ args, req }) => {
  const { file } = req
  if (!file) return args
  const content = file.tempFilePath ? await readFile(file.tempFilePath) : file.data
  const refusal = await findFileRefusal(content, file.name)
  if (refusal) throw refuseSaving(req, refusals[refusal])
  return args
}

export async function findFileRefusal(content: Buffer, name: string): Promise<FileRefusal | undefined> {
  if (content.toString('latin1', 0, 2) === 'PK' || endsAsZip(content)) return 'archive'
  const type = findEditorFileType(content, name)
  if (!type) return 'unknown-type'
  const isBomb = type === 'application/pdf' && (await decompressesBeyond(content, content.length * maxRatio))
  return isBomb ? 'bomb' : undefined
}

/**
 * Unzip programs find a zip by its last record, 22 bytes plus a comment of declared length, after any other content.
 */
function endsAsZip(content: Buffer): boolean {
  const tail = content.subarray(-(22 + 0xffff))
  for (
    let at = tail.lastIndexOf('PK\x05\x06');
    at !== -1;
    at = at === 0 ? -1 : tail.lastIndexOf('PK\x05\x06', at - 1)
  ) {
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length) return true
  }
  return false
}
