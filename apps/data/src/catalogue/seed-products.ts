import { randomUUIDv7 } from 'node:crypto'
import { isLanguage } from '@ferrule/domain/locales/language'
import { products } from '@ferrule/seeds/catalogue/products'
import type { Database } from '../postgres/database.ts'
import { saveProduct, saveProductText } from './product-store.ts'

/** Writes the demo products; running it again changes nothing but what the seeds changed. */
export async function seedProducts(db: Database): Promise<number> {
  await db.transaction(async (tx) => {
    for (const { texts, ...product } of products) {
      const productId = await saveProduct(tx, { id: randomUUIDv7(), ...product })
      for (const [language, text] of Object.entries(texts)) {
        if (isLanguage(language)) await saveProductText(tx, { productId, language }, text)
      }
    }
  })
  return products.length
}
