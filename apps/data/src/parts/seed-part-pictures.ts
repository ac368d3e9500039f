import { readFile } from 'node:fs/promises'
import type { ObjectStorage } from '@ferrule/connectors/object-storage/object-storage'
import { pictureFile } from '@ferrule/seeds/catalogue/product-pictures'
import { parts } from '@ferrule/seeds/parts/parts'

/** Uploads missing pictures of the demo parts. Returns their number. */
export async function seedPartPictures(storage: ObjectStorage, bucket: string): Promise<number> {
  let count = 0
  for (const key of new Set(parts.map(({ image }) => image))) {
    const present = await storage.find(bucket, key)
    present?.content.destroy()
    if (present) continue
    await storage.put(bucket, key, await readFile(pictureFile(key)))
    count += 1
  }
  return count
}
