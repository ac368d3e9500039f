import type { Readable } from 'node:stream'
import type { ObjectStorage, StoredObject } from '@ferrule/connectors/object-storage/object-storage'
import {
  type DocumentType,
  findDocumentType,
  hasSignatureOf,
  isTextDocument,
  isUtf16,
} from '@ferrule/domain/files/document-type'
import { isCompleteVideo, isCompleteWebm } from '@ferrule/domain/files/video-structure'
import { findMediaType, headBytes, isImage, hasExtensionOf, type MediaType } from '@ferrule/domain/files/media-type'
import { readVideoParts } from './read-video-parts.ts'
import { reEncodeImage } from './re-encode-image.ts'
import type { Upload } from './upload-store.ts'

export type ReleaseDeps = {
  storage: Pick<ObjectStorage, 'find' | 'put' | 'copy'>
  buckets: { quarantine: string; files: string }
  /** A mutex: pictures are decoded one after the other, because each may need much memory. */
  runExclusive: <T>(work: () => Promise<T>) => Promise<T>
}

/**
 * Releases a scanned file from quarantine if name, first bytes and full content agree that it is an image, a video or a
 * document. Images are re-encoded. Returns the media type, or undefined for a file that is not released.
 */
export async function releaseUpload(deps: ReleaseDeps, upload: Upload): Promise<MediaType | DocumentType | undefined> {
  const head = await readHead(await open(deps, upload.id))
  const documentType = findDocumentType(upload.fileName)
  if (documentType)
    return (await releaseDocument(deps, upload, { type: documentType, head })) ? documentType : undefined
  const type = findMediaType(head)
  if (!type || !hasExtensionOf(upload.fileName, type)) return undefined
  const isReleased = isImage(type) ? await releaseImage(deps, upload, type) : await releaseVideo(deps, upload, type)
  return isReleased ? type : undefined
}

function releaseImage(
  { storage, buckets, runExclusive }: ReleaseDeps,
  upload: Upload,
  type: MediaType,
): Promise<boolean> {
  return runExclusive(async () => {
    const encoded = await tryReEncode(await readWhole(await open({ storage, buckets }, upload.id)), type)
    if (encoded) await storage.put(buckets.files, upload.id, encoded)
    return encoded !== undefined
  })
}

async function tryReEncode(content: Uint8Array, type: MediaType): Promise<Buffer | undefined> {
  try {
    return await reEncodeImage(content, type)
  } catch (error) {
    // A timeout is caused by a busy machine and not by the picture.
    if (error instanceof Error && error.message.startsWith('timeout')) throw error
    return undefined
  }
}

async function releaseVideo({ storage, buckets }: ReleaseDeps, upload: Upload, type: MediaType): Promise<boolean> {
  const { content, byteSize } = await open({ storage, buckets }, upload.id)
  const parts = await readVideoParts(content)
  const isComplete = type === 'video/webm' ? isCompleteWebm(parts, byteSize) : isCompleteVideo(parts, byteSize)
  if (isComplete) await storage.copy(upload.id, buckets.quarantine, buckets.files)
  return isComplete
}

/** A document is released unchanged: it is only ever sent as a download, and never parsed or shown by the portal. */
async function releaseDocument(
  { storage, buckets }: ReleaseDeps,
  upload: Upload,
  { type, head }: { type: DocumentType; head: Uint8Array },
): Promise<boolean> {
  if (!hasSignatureOf(type, head)) return false
  const mustBeText = isTextDocument(type) && !isUtf16(head)
  if (mustBeText && (await containsNul(await open({ storage, buckets }, upload.id)))) return false
  await storage.copy(upload.id, buckets.quarantine, buckets.files)
  return true
}

/** Programs and other binary files contain NUL bytes; text does not. */
async function containsNul({ content }: StoredObject): Promise<boolean> {
  for await (const chunk of content) {
    const bytes: Buffer = chunk
    if (bytes.includes(0)) return true
  }
  return false
}

async function open({ storage, buckets }: Pick<ReleaseDeps, 'storage' | 'buckets'>, id: string): Promise<StoredObject> {
  const stored = await storage.find(buckets.quarantine, id)
  if (!stored) throw new Error('file is missing from quarantine')
  return stored
}

/** Into one buffer of the known size: joining chunks at the end would take twice the memory. */
async function readWhole({ content, byteSize }: StoredObject): Promise<Buffer> {
  const whole = Buffer.alloc(byteSize)
  let filled = 0
  for await (const chunk of content) {
    const bytes: Buffer = chunk
    filled += bytes.copy(whole, filled)
  }
  if (filled !== byteSize) throw new Error('the file in quarantine is incomplete')
  return whole
}

async function readHead({ content }: { content: Readable }): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  // Ending the loop early closes the stream.
  for await (const chunk of content) {
    chunks.push(chunk)
    if (chunks.reduce((sum, { length }) => sum + length, 0) >= headBytes) break
  }
  return Buffer.concat(chunks).subarray(0, headBytes)
}
