import { buffer } from 'node:stream/consumers'
import type { ObjectStorage } from '@ferrule/connectors/object-storage/object-storage'
import { type PictureVariant, toPicturePath } from '@ferrule/domain/pictures/picture-path'
import { errorFields, type Log } from '@ferrule/telemetry/log'
import { makePicture } from './make-picture.ts'

/** The upload limit of the content service. */
const maxBytes = 20_000_000

export type PictureDeps = {
  storage: ObjectStorage
  /** Originals of the content service. */
  mediaBucket: string
  /** Rendered pictures, shared by all processes and kept across restarts. */
  picturesBucket: string
  /** A semaphore that limits concurrent rendering. */
  withPermit: <T>(work: () => Promise<T>) => Promise<T>
  log: Log
}

export type FindPicture = (variant: PictureVariant) => Promise<Uint8Array | undefined>

/** Finds a variant of a picture and renders it on first use. Undefined if there is no such original. */
export function createFindPicture(deps: PictureDeps): FindPicture {
  const inProgress = new Map<string, Promise<Uint8Array | undefined>>()
  return function findPicture(variant) {
    // The path contains every parameter of the picture, so it serves as the key.
    const key = toPicturePath(variant).replace(/^\/media\//, '')
    const known = inProgress.get(key)
    if (known) return known
    const found = findOrRender(deps, variant, key).finally(() => inProgress.delete(key))
    inProgress.set(key, found)
    return found
  }
}

async function findOrRender(deps: PictureDeps, variant: PictureVariant, key: string): Promise<Uint8Array | undefined> {
  const finished = await deps.storage.find(deps.picturesBucket, key)
  if (finished) return await buffer(finished.content)
  return await deps.withPermit(async () => {
    const original = await readOriginal(deps, variant.file)
    const made = original && (await renderOrWarn(deps, original, variant))
    if (made) await storePicture(deps, key, made)
    return made
  })
}

async function readOriginal({ storage, mediaBucket }: PictureDeps, file: string): Promise<Uint8Array | undefined> {
  const original = await storage.find(mediaBucket, file)
  if (!original) return undefined
  if (original.byteSize <= maxBytes) return await buffer(original.content)
  original.content.destroy()
  return undefined
}

/** Treats an unreadable original as missing and logs its name. */
async function renderOrWarn({ log }: PictureDeps, original: Uint8Array, variant: PictureVariant) {
  try {
    return await makePicture(original, variant)
  } catch (error) {
    if (isTimeout(error)) throw error
    log.warn('picture-unreadable', { recordId: variant.file, ...errorFields(error) })
    return undefined
  }
}

/** A timeout is caused by a busy machine and not by the picture. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('timeout')
}

/** A picture that cannot be stored is returned all the same and rendered again next time. */
async function storePicture(
  { storage, picturesBucket, log }: PictureDeps,
  key: string,
  made: Uint8Array,
): Promise<void> {
  try {
    await storage.put(picturesBucket, key, made)
  } catch (error) {
    log.warn('picture-not-stored', errorFields(error))
  }
}
