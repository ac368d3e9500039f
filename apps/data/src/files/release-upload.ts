import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ObjectStorage, StoredObject } from '@ferrule/connectors/object-storage/object-storage'
import { isWholeFilm, isWholeWebm } from '@ferrule/domain/files/film-parts'
import { findMediaType, headBytes, isImage, isNamedAs, type MediaType } from '@ferrule/domain/files/media-type'
import { readFilmParts } from './read-film-parts.ts'
import { reEncodeImage } from './re-encode-image.ts'
import type { Upload } from './upload-store.ts'

export type ReleaseDeps = {
  storage: Pick<ObjectStorage, 'find' | 'put' | 'copy'>
  buckets: { quarantine: string; files: string }
  /** Pictures are read one after the other: each may need a good part of the memory there is. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>
}

/**
 * Lets a scanned file out of quarantine if name, first bytes and the whole content agree that it is an image or a
 * video, and answers what it is. An image is drawn anew. Nothing is let out of anything else.
 */
export async function releaseUpload(deps: ReleaseDeps, upload: Upload): Promise<MediaType | undefined> {
  const type = findMediaType(await readHead(await open(deps, upload.id)))
  if (!type || !isNamedAs(upload.fileName, type)) return undefined
  const isReleased = isImage(type) ? await releaseImage(deps, upload, type) : await releaseFilm(deps, upload, type)
  return isReleased ? type : undefined
}

function releaseImage({ storage, buckets, inTurn }: ReleaseDeps, upload: Upload, type: MediaType): Promise<boolean> {
  return inTurn(async () => {
    const { content } = await open({ storage, buckets }, upload.id)
    const drawn = await drawAnew(await buffer(content), type)
    if (drawn) await storage.put(buckets.files, upload.id, drawn)
    return drawn !== undefined
  })
}

async function drawAnew(content: Uint8Array, type: MediaType): Promise<Buffer | undefined> {
  try {
    return await reEncodeImage(content, type)
  } catch (error) {
    // A machine that is too busy says nothing about the picture.
    if (error instanceof Error && error.message.startsWith('timeout')) throw error
    return undefined
  }
}

async function releaseFilm({ storage, buckets }: ReleaseDeps, upload: Upload, type: MediaType): Promise<boolean> {
  const { content, byteSize } = await open({ storage, buckets }, upload.id)
  const parts = await readFilmParts(content)
  const isWhole = type === 'video/webm' ? isWholeWebm(parts, byteSize) : isWholeFilm(parts, byteSize)
  if (isWhole) await storage.copy(upload.id, buckets.quarantine, buckets.files)
  return isWhole
}

async function open({ storage, buckets }: Pick<ReleaseDeps, 'storage' | 'buckets'>, id: string): Promise<StoredObject> {
  const stored = await storage.find(buckets.quarantine, id)
  if (!stored) throw new Error('file is missing from quarantine')
  return stored
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
