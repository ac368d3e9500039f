import { randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createObjectStorage, toS3Config } from '@ferrule/connectors/object-storage/object-storage'
import { Upload } from '@tus/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { KeptPartsStore } from './kept-parts-store.ts'
import { toStorageSettings } from './storage-settings.ts'

const settings = toStorageSettings(readSettings())
const bucket = `parts-${randomUUID()}`
const megabyte = 1024 * 1024

/** A store that can lose its line in the middle of a write. */
class CutStore extends KeptPartsStore {
  isCut = false

  constructor({ expiresAfterMs = 3_600_000 } = {}) {
    super({
      s3ClientConfig: { ...toS3Config(settings), bucket },
      partSize: 8 * megabyte,
      expirationPeriodInMilliseconds: expiresAfterMs,
      useTags: false,
    })
  }

  createBucket = () => this.client.createBucket({ Bucket: bucket })

  async removeBucket(): Promise<void> {
    for (const Key of await this.listKeys()) await this.client.deleteObject({ Bucket: bucket, Key })
    await this.client.deleteBucket({ Bucket: bucket })
  }

  async listKeys(): Promise<string[]> {
    const { Contents = [] } = await this.client.listObjectsV2({ Bucket: bucket })
    return Contents.map(({ Key = '' }) => Key)
  }

  override uploadPart(...part: Parameters<KeptPartsStore['uploadPart']>): Promise<string> {
    return this.isCut ? Promise.reject(new Error('the line was cut')) : super.uploadPart(...part)
  }
}

const store = new CutStore()
const content = randomBytes(20 * megabyte)
const from = (start: number, end: number) => Readable.from([content.subarray(start, end)])

async function begin(): Promise<string> {
  const id = randomBytes(32).toString('base64url')
  await store.create(new Upload({ id, size: content.length, offset: 0 }))
  return id
}

beforeAll(() => store.createBucket())
afterAll(() => store.removeBucket())

test('what had arrived is still there after a write that failed', async () => {
  const id = await begin()
  await store.write(from(0, 3 * megabyte), id)
  store.isCut = true
  await expect(store.write(from(3 * megabyte, 11 * megabyte), id)).rejects.toThrow('cut')
  store.isCut = false
  expect((await store.getUpload(id)).offset).toBe(3 * megabyte)
})

test('a file that came in pieces of any size, some of them twice, is joined as it was', async () => {
  const id = await begin()
  for (const next of [3, 4, 11, 13, 20]) {
    const { offset } = await store.getUpload(id)
    store.isCut = true
    await store.write(from(offset, offset + 8 * megabyte), id).catch(() => undefined)
    store.isCut = false
    await store.write(from((await store.getUpload(id)).offset, next * megabyte), id)
  }
  const stored = await createObjectStorage(settings).find(bucket, id)
  expect(stored && content.equals(await buffer(stored.content))).toBe(true)
})

test('an upload that was given up by its sender leaves nothing behind', async () => {
  const id = await begin()
  await store.write(from(0, 3 * megabyte), id)
  expect((await store.listKeys()).filter((key) => key.startsWith(id))).toHaveLength(2)
  await store.remove(id)
  expect((await store.listKeys()).filter((key) => key.startsWith(id))).toEqual([])
})

test('an upload that nobody finished is gone after its time, and not before', async () => {
  const id = await begin()
  await store.write(from(0, 11 * megabyte), id)
  await store.deleteExpired()
  expect((await store.getUpload(id)).offset).toBe(11 * megabyte)
  await new Promise((resolve) => setTimeout(resolve, 1100))
  await new CutStore({ expiresAfterMs: 1 }).deleteExpired()
  expect((await store.listKeys()).filter((key) => key.startsWith(id))).toEqual([])
  await expect(new CutStore().getUpload(id)).rejects.toMatchObject({ status_code: 404 })
})
