import {
  CopyObjectCommand,
  CreateBucketCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { Readable } from 'node:stream'

type ByteRange = { start: number; end: number }

export type StoredObject = { content: Readable; byteSize: number }

export type ObjectStorage = {
  ensureBucket: (bucket: string) => Promise<void>
  /** Returns undefined for a missing object. `range` selects bytes, both ends included. */
  find: (bucket: string, key: string, range?: ByteRange) => Promise<StoredObject | undefined>
  put: (bucket: string, key: string, content: Uint8Array) => Promise<void>
  /** Streams an object that is too large for memory. */
  putLarge: (bucket: string, key: string, object: StoredObject) => Promise<void>
  copy: (key: string, from: string, to: string) => Promise<void>
  /** Throws if one of the objects could not be removed. Removing a missing object succeeds. */
  remove: (bucket: string, keys: readonly string[]) => Promise<void>
  close: () => void
}

export type ObjectStorageSettings = { endpoint: string; region: string; accessKey: string; secretKey: string }

/** The connection settings shared by all our S3 clients. */
export function toS3Config({ endpoint, region, accessKey, secretKey }: ObjectStorageSettings): S3ClientConfig {
  return {
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Bucket host names need wildcard DNS, which self-hosted stores seldom have.
    forcePathStyle: true,
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 5000 },
  }
}

export function createObjectStorage(settings: ObjectStorageSettings): ObjectStorage {
  const s3 = new S3Client(toS3Config(settings))
  return {
    ensureBucket: (bucket) => ensureBucket(s3, bucket),
    find: (bucket, key, range) => findObject(s3, { bucket, key, range }),
    put: async (bucket, key, content) => {
      await s3.send(
        new PutObjectCommand({ Bucket: bucket, Key: key, Body: content, ContentLength: content.byteLength }),
      )
    },
    putLarge: async (bucket, key, { content, byteSize }) => {
      await s3.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: content, ContentLength: byteSize }))
    },
    copy: async (key, from, to) => {
      await s3.send(new CopyObjectCommand({ Bucket: to, Key: key, CopySource: `${from}/${encodeURIComponent(key)}` }))
    },
    remove: (bucket, keys) => removeObjects(s3, bucket, keys),
    close: () => s3.destroy(),
  }
}

async function ensureBucket(s3: S3Client, bucket: string): Promise<void> {
  try {
    await s3.send(new HeadBucketCommand({ Bucket: bucket }))
  } catch (error) {
    if (!hasName(error, ['NotFound', 'NoSuchBucket'])) throw error
    await createBucket(s3, bucket)
  }
}

/** Another process that starts at the same time may create the bucket first. */
async function createBucket(s3: S3Client, bucket: string): Promise<void> {
  try {
    await s3.send(new CreateBucketCommand({ Bucket: bucket }))
  } catch (error) {
    if (!hasName(error, ['BucketAlreadyOwnedByYou', 'BucketAlreadyExists'])) throw error
  }
}

/** S3 rejects a removal of more keys. */
const maxKeysPerRemoval = 1000

/** S3 answers 200 when it could not remove an object, and lists the object among the errors. */
async function removeObjects(s3: S3Client, bucket: string, keys: readonly string[]): Promise<void> {
  for (let start = 0; start < keys.length; start += maxKeysPerRemoval) {
    const Objects = keys.slice(start, start + maxKeysPerRemoval).map((Key) => ({ Key }))
    const { Errors = [] } = await s3.send(
      new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
    )
    // Some stores list a missing object among the errors, too.
    const failed = Errors.filter(({ Code }) => Code !== 'NoSuchKey')
    if (failed.length === 0) continue
    throw new Error(`object store did not remove ${failed.length} of ${Objects.length} objects: ${failed[0]?.Code}`)
  }
}

type ObjectQuery = { bucket: string; key: string; range: ByteRange | undefined }

async function findObject(s3: S3Client, { bucket, key, range }: ObjectQuery): Promise<StoredObject | undefined> {
  try {
    const rangeHeader = range && { Range: `bytes=${range.start}-${range.end}` }
    const { Body, ContentLength } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: key, ...rangeHeader }))
    if (!(Body instanceof Readable) || ContentLength === undefined) throw new Error('object without content')
    return { content: Body, byteSize: ContentLength }
  } catch (error) {
    if (hasName(error, ['NoSuchKey', 'NotFound'])) return undefined
    throw error
  }
}

function hasName(error: unknown, names: readonly string[]): boolean {
  return error instanceof Error && names.includes(error.name)
}
