import { productRecord } from '@ferrule/domain/catalogue/import-records'
import { capabilities } from '@ferrule/seeds/catalogue/capabilities'
import { classifications } from '@ferrule/seeds/catalogue/classifications'
import { definitions } from '@ferrule/seeds/catalogue/definitions'
import { withFileSizes } from '@ferrule/seeds/catalogue/product-files'
import { products } from '@ferrule/seeds/catalogue/products'
import type { Database } from '../postgres/database.ts'
import { type SavedProducts, saveProducts } from './save-products.ts'
import { saveVocabulary } from './save-vocabulary.ts'

/** Writes the demo catalogue with the sizes of its rendered files. Idempotent: writes only changed seeds. */
export async function seedCatalogue(
  db: Database,
  now: Date,
  fileSizes: ReadonlyMap<string, number> = new Map(),
): Promise<SavedProducts> {
  return db.transaction(async (tx) => {
    await saveVocabulary(tx, { classifications, definitions, capabilities }, now)
    const documents = products.map((product) => productRecord.parse(withFileSizes(product, fileSizes)))
    return saveProducts(tx, documents, { source: 'seeds', now })
  })
}
