import type { Market } from '@ferrule/domain/catalogue/product'
import { parseSisCode, toLocaleCodes } from '@ferrule/domain/locales/locale-codes'
import type { Deps } from '../graphql/request-context.ts'
import { listAllClassifications } from './classification-store.ts'
import { listReferences, readRevision } from './product-data-store.ts'

const batchSize = 1000

export type ProductData = {
  /** ETag of the content. */
  tag: string
  /** JSON in chunks; reading stops when the consumer stops. */
  content: () => AsyncGenerator<string>
}

/** The catalogue of a locale such as `de_CH` or `en_ALL`. Undefined for an unknown locale. */
export async function readProductData({ db }: Pick<Deps, 'db'>, sisCode: string): Promise<ProductData | undefined> {
  const locale = parseSisCode(sisCode)
  if (!locale) return undefined
  const { language, country } = toLocaleCodes(locale)
  const market = { language, country }
  return { tag: `"${sisCode}-${await readRevision(db.queries)}"`, content: () => writeJson(db, market) }
}

async function* writeJson(db: Deps['db'], market: Market): AsyncGenerator<string> {
  const classifications = await listAllClassifications(db.queries, market, null)
  const publicFields = classifications.map(
    ({ supportedCountries: _countries, imageUrl: _url, ...classification }) => classification,
  )
  yield `{"classifications":${JSON.stringify(publicFields)},"products":[`
  let after = ''
  for (;;) {
    const products = await listReferences(db.queries, market, { after, limit: batchSize })
    const json = products.map((product) => JSON.stringify(product)).join(',')
    if (json !== '') yield after === '' ? json : `,${json}`
    after = products.at(-1)?.slug ?? ''
    if (products.length < batchSize) break
  }
  yield ']}'
}
