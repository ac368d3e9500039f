import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { ObjectStorage } from '@ferrule/connectors/object-storage/object-storage'

export type InstructionFile = { objectKey: string; sha256: string; crc32: number; byteSize: number }

/** Uploads a PDF under its checksum, so that equal files are stored once and none is ever overwritten by another. */
export async function storeInstructionFile(
  { storage, filesBucket }: { storage: Pick<ObjectStorage, 'put'>; filesBucket: string },
  content: Uint8Array,
): Promise<InstructionFile> {
  const sha256 = createHash('sha256').update(content).digest('hex')
  const objectKey = `machine-documents/${sha256}.pdf`
  await storage.put(filesBucket, objectKey, content)
  return { objectKey, sha256, crc32: crc32(content), byteSize: content.byteLength }
}
