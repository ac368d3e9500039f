import { readFile } from 'node:fs/promises'
import type { ObjectStorage } from '@ferrule/connectors/object-storage/object-storage'
import { defaultImage } from '@ferrule/domain/catalogue/default-image'
import { productPictures } from '@ferrule/seeds/catalogue/products'

const concurrency = 16

/**
 * Uploads the pictures of the demo catalogue to the media bucket. The default picture is uploaded last and
 * serves as a marker: if it exists and no product has changed, everything else exists too.
 */
export async function seedProductMedia(
  storage: ObjectStorage,
  { bucket, isChanged }: { bucket: string; isChanged: boolean },
): Promise<number> {
  await storage.ensureBucket(bucket)
  const marker = await storage.find(bucket, defaultImage)
  marker?.content.destroy()
  if (marker && !isChanged) return 0
  const pictures = productPictures.filter(({ key }) => key !== defaultImage)
  const uploads = pictures.map(
    ({ key, file }) =>
      async () =>
        storage.put(bucket, key, await readFile(file)),
  )
  const count = uploads.length
  const runUploads = async () => {
    for (let next = uploads.shift(); next; next = uploads.shift()) await next()
  }
  await Promise.all(Array.from({ length: concurrency }, runUploads))
  for (const { key, file } of productPictures.filter((picture) => picture.key === defaultImage)) {
    await storage.put(bucket, key, await readFile(file))
  }
  return count + 1
}
