import { readFile } from 'node:fs/promises'
import type { ObjectStorage } from '@ferrule/connectors/object-storage/object-storage'
import { defaultImage } from '@ferrule/domain/catalogue/image'
import { productDocuments, productPictures } from '@ferrule/seeds/catalogue/products'

const atOnce = 16

/**
 * Puts the pictures and documents of the demo catalogue into the media store. The default picture goes last: where it
 * is and no product has changed, the others are there too.
 */
export async function seedProductMedia(
  storage: ObjectStorage,
  { bucket, isChanged }: { bucket: string; isChanged: boolean },
): Promise<number> {
  await storage.ensureBucket(bucket)
  const mark = await storage.find(bucket, defaultImage)
  mark?.content.destroy()
  if (mark && !isChanged) return 0
  const pictures = productPictures.filter(({ key }) => key !== defaultImage)
  const waiting = [
    ...pictures.map(
      ({ key, file }) =>
        async () =>
          storage.put(bucket, key, await readFile(file)),
    ),
    ...productDocuments.map(
      ({ key, content }) =>
        () =>
          storage.put(bucket, key, content),
    ),
  ]
  const count = waiting.length
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next()
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  for (const { key, file } of productPictures.filter((picture) => picture.key === defaultImage)) {
    await storage.put(bucket, key, await readFile(file))
  }
  return count + 1
}
