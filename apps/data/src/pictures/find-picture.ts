import { buffer } from 'node:stream/consumers'
import type { ObjectStorage } from '@ferrule/connectors/object-storage/object-storage'
import { type PictureVariant, toPicturePath } from '@ferrule/domain/pictures/picture-address'
import { errorFields, type Log } from '@ferrule/telemetry/log'
import { makePicture } from './make-picture.ts'

/** What the content service lets editors upload. */
const mostBytes = 20_000_000

export type PictureDeps = {
  storage: ObjectStorage
  /** Where the content service keeps originals. */
  mediaBucket: string
  /** Where finished pictures are kept, so that no other process and no later start makes them again. */
  picturesBucket: string
  /** Lets a few be made at once. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>
  log: Log
}

export type FindPicture = (variant: PictureVariant) => Promise<Uint8Array | undefined>

/** A picture in one of its variants, made when it is first asked for. Nothing when there is no such original. */
export function createFindPicture(deps: PictureDeps): FindPicture {
  const making = new Map<string, Promise<Uint8Array | undefined>>()
  return function findPicture(variant) {
    // The address is the name: whatever the picture depends on is in it.
    const key = toPicturePath(variant).replace(/^\/media\//, '')
    const known = making.get(key)
    if (known) return known
    const found = findOrMake(deps, variant, key).finally(() => making.delete(key))
    making.set(key, found)
    return found
  }
}

async function findOrMake(deps: PictureDeps, variant: PictureVariant, key: string): Promise<Uint8Array | undefined> {
  const finished = await deps.storage.find(deps.picturesBucket, key)
  if (finished) return await buffer(finished.content)
  return await deps.inTurn(async () => {
    const original = await readOriginal(deps, variant.file)
    const made = original && (await makeOrWarn(deps, original, variant))
    if (made) await keep(deps, key, made)
    return made
  })
}

async function readOriginal({ storage, mediaBucket }: PictureDeps, file: string): Promise<Uint8Array | undefined> {
  const original = await storage.find(mediaBucket, file)
  if (!original) return undefined
  if (original.byteSize <= mostBytes) return await buffer(original.content)
  original.content.destroy()
  return undefined
}

/** An original that cannot be read stays so: for readers it is missing, and the log tells which one it is. */
async function makeOrWarn({ log }: PictureDeps, original: Uint8Array, variant: PictureVariant) {
  try {
    return await makePicture(original, variant)
  } catch (error) {
    if (isTimeout(error)) throw error
    log.warn('picture-unreadable', { recordId: variant.file, ...errorFields(error) })
    return undefined
  }
}

/** A machine that is too busy says nothing about the picture. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('timeout')
}

/** A picture that cannot be kept is shown all the same, and made again next time. */
async function keep({ storage, picturesBucket, log }: PictureDeps, key: string, made: Uint8Array): Promise<void> {
  try {
    await storage.put(picturesBucket, key, made)
  } catch (error) {
    log.warn('picture-not-kept', errorFields(error))
  }
}
