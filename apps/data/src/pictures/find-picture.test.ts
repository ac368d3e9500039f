import { Readable } from 'node:stream'
import type { ObjectStorage } from '@ferrule/connectors/object-storage/object-storage'
import type { PictureVariant } from '@ferrule/domain/pictures/picture-path'
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

function setUp(objects: Record<string, Uint8Array>) {
  const stored = new Map(Object.entries(objects))
  const reads: string[] = []
  const warn = vi.fn<Log['warn']>()
  const storage: ObjectStorage = {
    async find(bucket, key) {
      reads.push(`${bucket}/${key}`)
      const content = stored.get(`${bucket}/${key}`)
      return content && { content: Readable.from([content]), byteSize: content.byteLength }
    },
    putLarge: () => Promise.reject(new Error('not expected')),
    put: async (bucket, key, content) => void stored.set(`${bucket}/${key}`, content),
    ensureBucket: async () => {},
    copy: async () => {},
    remove: async () => {},
    close: () => {},
  }
  const log: Log = { debug: () => {}, info: () => {}, warn, error: () => {} }
  const withPermit = <T>(work: () => Promise<T>) => work()
  const deps = { storage, mediaBucket: 'media', picturesBucket: 'pictures', withPermit, log }
  return { deps, reads, warn, stored }
}

test('renders a picture once for concurrent requests', async () => {
  const { deps, reads } = setUp({ 'media/line.webp': original })
  const findPicture = createFindPicture(deps)
  const found = await Promise.all(Array.from({ length: 50 }, () => findPicture(variant)))
  expect(new Set(found).size).toBe(1)
  expect(reads.filter((read) => read.startsWith('media/'))).toHaveLength(1)
})

test('reads a stored picture after a restart instead of rendering it', async () => {
  const { deps, reads, stored } = setUp({ 'media/line.webp': original })
  const first = await createFindPicture(deps)(variant)
  reads.length = 0
  const second = await createFindPicture(deps)(variant)
  expect(second).toEqual(first)
  expect(reads).toEqual(['pictures/v1/line.webp/Contact-80-2.webp'])
  expect([...stored.keys()]).toContain('pictures/v1/line.webp/Contact-80-2.webp')
})

test('returns undefined without an original', async () => {
  expect(await createFindPicture(setUp({}).deps)(variant)).toBeUndefined()
})

test('returns undefined for an unreadable original and logs it', async () => {
  const { deps, warn, stored } = setUp({ 'media/line.webp': Buffer.from('no picture') })
  expect(await createFindPicture(deps)(variant)).toBeUndefined()
  expect(warn).toHaveBeenCalledWith('picture-unreadable', expect.objectContaining({ recordId: 'line.webp' }))
  expect(stored.size).toBe(1)
})

test('returns the picture although it cannot be stored', async () => {
  const { deps, warn } = setUp({ 'media/line.webp': original })
  const storage = { ...deps.storage, put: () => Promise.reject(new Error('full')) }
  expect(await createFindPicture({ ...deps, storage })(variant)).toBeInstanceOf(Uint8Array)
  expect(warn).toHaveBeenCalledWith('picture-not-stored', expect.anything())
})

test('does not read an original larger than any upload', async () => {
  const { deps } = setUp({ 'media/line.webp': Buffer.alloc(20_000_001) })
  expect(await createFindPicture(deps)(variant)).toBeUndefined()
})
