import { randomUUID } from 'node:crypto'
import { createObjectStorage } from '@ferrule/connectors/object-storage/object-storage'
import { afterAll, expect, test } from 'vitest'
import { readSeedSettings, readSettings } from '../settings.ts'
import { toStorageSettings } from './storage-settings.ts'

const settings = readSettings()
const { S3_CONTENT_ACCESS_KEY: accessKey, S3_CONTENT_SECRET_KEY: secretKey } = readSeedSettings()
const data = createObjectStorage(toStorageSettings(settings))
const content = createObjectStorage({ ...toStorageSettings(settings), accessKey, secretKey })
const key = `rights-test-${randomUUID()}`
const bytes = Buffer.from('test')
const own = [settings.S3_QUARANTINE_BUCKET, settings.S3_FILES_BUCKET, settings.S3_PICTURES_BUCKET]

afterAll(() => {
  data.close()
  content.close()
})

test.each(own)(
  'the content service can neither read nor write %s, a bucket of the data service [S6]',
  async (bucket) => {
    await data.put(bucket, key, bytes)
    await expect(content.find(bucket, key)).rejects.toThrow('Access Denied')
    await expect(content.put(bucket, key, bytes)).rejects.toThrow('Access Denied')
    await data.remove(bucket, [key])
    expect(await data.find(bucket, key)).toBeUndefined()
  },
)

test('the data service can read media and not change them [S6]', async () => {
  const bucket = settings.S3_MEDIA_BUCKET
  await content.put(bucket, key, bytes)
  const found = await data.find(bucket, key)
  found?.content.destroy()
  expect(found?.byteSize).toBe(bytes.length)
  await expect(data.put(bucket, key, bytes)).rejects.toThrow('Access Denied')
  await content.remove(bucket, [key])
  expect(await content.find(bucket, key)).toBeUndefined()
})
