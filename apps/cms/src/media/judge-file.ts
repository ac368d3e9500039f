import { readFile } from 'node:fs/promises'
import type { CollectionBeforeOperationHook } from 'payload'
import { refuseSaving } from '../page-paths/refuse-saving.ts'
import { findEditorFileType } from './editor-file-type.ts'
import { unpacksBeyond } from './unpacked-size.ts'

/** What unpacks to more than this many times its size was made to do so. */
const mostRatio = 100

const refusals = {
  'unknown-type': 'Please upload a picture, a film or a PDF whose name says what it is',
  archive: 'Please upload the files themselves, not an archive',
  bomb: 'This PDF becomes far too large when it is opened; please save it anew',
}

export type FileRefusal = keyof typeof refusals

/** Its content decides what a file is: browsers open films and PDFs just as they were uploaded. */
export const judgeFile: CollectionBeforeOperationHook = async ({ args, req }) => {
  const { file } = req
  if (!file) return args
  const content = file.tempFilePath ? await readFile(file.tempFilePath) : file.data
  const refusal = await findFileRefusal(content, file.name)
  if (refusal) throw refuseSaving(refusals[refusal])
  return args
}

export async function findFileRefusal(content: Buffer, name: string): Promise<FileRefusal | undefined> {
  if (content.toString('latin1', 0, 2) === 'PK' || endsAsZip(content)) return 'archive'
  const type = findEditorFileType(content, name)
  if (!type) return 'unknown-type'
  const isBomb = type === 'application/pdf' && (await unpacksBeyond(content, content.length * mostRatio))
  return isBomb ? 'bomb' : undefined
}

/** Programs find a zip by its end, whatever stands before it: 22 bytes and a comment that says its own length. */
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
