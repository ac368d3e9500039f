import { Readable } from 'node:stream'
import type { ObjectStorage } from '@ferrule/connectors/object-storage/object-storage'
import type { PictureVariant } from '@ferrule/domain/pictures/picture-address'
import type { Log } from '@ferrule/telemetry/log'
import sharp from 'sharp'
import { beforeAll, expect, test, vi } from 'vitest'
import { createFindPicture } from './find-picture.ts'

let original: Buffer

beforeAll(async () => {
  original = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#9a4a18' } })
    .webp()
    .toBuffer()
})

const variant: PictureVariant = { file: 'line.webp', preset: 'Contact', side: 80, place: 2, format: 'webp' }

function surroundings(objects: Record<string, Uint8Array>) {
  const stored = new Map(Object.entries(objects))
  const reads: string[] = []
  const warn = vi.fn<Log['warn']>()
  const storage: ObjectStorage = {
    async find(bucket, key) {
      reads.push(`${bucket}/${key}`)
      const content = stored.get(`${bucket}/${key}`)
      return content && { content: Readable.from([content]), byteSize: content.byteLength }
    },
    putLarge: () => Promise.reject(new Error('not asked for')),
    put: async (bucket, key, content) => void stored.set(`${bucket}/${key}`, content),
    ensureBucket: async () => {},
    copy: async () => {},
    remove: async () => {},
    close: () => {},
  }
  const log: Log = { debug: () => {}, info: () => {}, warn, error: () => {} }
  const inTurn = <T>(work: () => Promise<T>) => work()
  const deps = { storage, mediaBucket: 'media', picturesBucket: 'pictures', inTurn, log }
  return { deps, reads, warn, stored }
}

test('a picture is made once, however many ask for it at the same time', async () => {
  const { deps, reads } = surroundings({ 'media/line.webp': original })
  const findPicture = createFindPicture(deps)
  const found = await Promise.all(Array.from({ length: 50 }, () => findPicture(variant)))
  expect(new Set(found).size).toBe(1)
  expect(reads.filter((read) => read.startsWith('media/'))).toHaveLength(1)
})

test('and is not made again after a start, because it is kept', async () => {
  const { deps, reads, stored } = surroundings({ 'media/line.webp': original })
  const made = await createFindPicture(deps)(variant)
  reads.length = 0
  const again = await createFindPicture(deps)(variant)
  expect(again).toEqual(made)
  expect(reads).toEqual(['pictures/v1/line.webp/Contact-80-2.webp'])
  expect([...stored.keys()]).toContain('pictures/v1/line.webp/Contact-80-2.webp')
})

test('there is none without an original', async () => {
  expect(await createFindPicture(surroundings({}).deps)(variant)).toBeUndefined()
})

test('an original that cannot be read is missing for readers and named in the log', async () => {
  const { deps, warn, stored } = surroundings({ 'media/line.webp': Buffer.from('no picture') })
  expect(await createFindPicture(deps)(variant)).toBeUndefined()
  expect(warn).toHaveBeenCalledWith('picture-unreadable', expect.objectContaining({ recordId: 'line.webp' }))
  expect(stored.size).toBe(1)
})

test('a store that keeps nothing still lets readers see the picture', async () => {
  const { deps, warn } = surroundings({ 'media/line.webp': original })
  const storage = { ...deps.storage, put: () => Promise.reject(new Error('full')) }
  expect(await createFindPicture({ ...deps, storage })(variant)).toBeInstanceOf(Uint8Array)
  expect(warn).toHaveBeenCalledWith('picture-not-kept', expect.anything())
})

test('an original larger than any upload is not read', async () => {
  const { deps } = surroundings({ 'media/line.webp': Buffer.alloc(20_000_001) })
  expect(await createFindPicture(deps)(variant)).toBeUndefined()
})
