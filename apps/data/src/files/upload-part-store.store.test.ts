import { randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createObjectStorage, toS3Config } from '@ferrule/connectors/object-storage/object-storage'
import { Upload } from '@tus/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { UploadPartStore } from './upload-part-store.ts'
import { toStorageSettings } from './storage-settings.ts'

const settings = toStorageSettings(readSettings())
const bucket = `parts-${randomUUID()}`
const megabyte = 1024 * 1024

/** A store whose connection can fail during a write. */
class FailingStore extends UploadPartStore {
  isFailing = false

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

  override uploadPart(...part: Parameters<UploadPartStore['uploadPart']>): Promise<string> {
    return this.isFailing ? Promise.reject(new Error('connection cut')) : super.uploadPart(...part)
  }
}

const store = new FailingStore()
const content = randomBytes(20 * megabyte)
const from = (start: number, end: number) => Readable.from([content.subarray(start, end)])

async function createUpload(): Promise<string> {
  const id = randomBytes(32).toString('base64url')
  await store.create(new Upload({ id, size: content.length, offset: 0 }))
  return id
}

beforeAll(() => store.createBucket())
afterAll(() => store.removeBucket())

test('keeps the bytes received before a failed write', async () => {
  const id = await createUpload()
  await store.write(from(0, 3 * megabyte), id)
  store.isFailing = true
  await expect(store.write(from(3 * megabyte, 11 * megabyte), id)).rejects.toThrow('cut')
  store.isFailing = false
  expect((await store.getUpload(id)).offset).toBe(3 * megabyte)
})

test('joins chunks of any size, some of them sent twice, to the original file', async () => {
  const id = await createUpload()
  for (const next of [3, 4, 11, 13, 20]) {
    const { offset } = await store.getUpload(id)
    store.isFailing = true
    await store.write(from(offset, offset + 8 * megabyte), id).catch(() => undefined)
    store.isFailing = false
    await store.write(from((await store.getUpload(id)).offset, next * megabyte), id)
  }
  const stored = await createObjectStorage(settings).find(bucket, id)
  expect(stored && content.equals(await buffer(stored.content))).toBe(true)
})

test('deletes all objects of an upload that its sender cancels', async () => {
  const id = await createUpload()
  await store.write(from(0, 3 * megabyte), id)
  expect((await store.listKeys()).filter((key) => key.startsWith(id))).toHaveLength(2)
  await store.remove(id)
  expect((await store.listKeys()).filter((key) => key.startsWith(id))).toEqual([])
})

test('deletes an unfinished upload after it expires and not before', async () => {
  const id = await createUpload()
  await store.write(from(0, 11 * megabyte), id)
  await store.deleteExpired()
  expect((await store.getUpload(id)).offset).toBe(11 * megabyte)
  await new Promise((resolve) => setTimeout(resolve, 1100))
  await new FailingStore({ expiresAfterMs: 1 }).deleteExpired()
  expect((await store.listKeys()).filter((key) => key.startsWith(id))).toEqual([])
  await expect(new FailingStore().getUpload(id)).rejects.toMatchObject({ status_code: 404 })
})
