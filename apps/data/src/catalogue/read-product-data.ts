import type { Reader } from '@ferrule/domain/catalogue/product'
import { parseSisCode, toLocaleCodes } from '@ferrule/domain/locales/locale-codes'
import type { Deps } from '../graphql/request-context.ts'
import { listAllClassifications } from './classification-store.ts'
import { listReferences, readRevision } from './product-data-store.ts'

const atOnce = 1000

export type ProductData = {
  /** The same for the same content, so that nobody fetches it twice. */
  tag: string
  /** JSON in parts; reading stops when nobody takes the next one. */
  content: () => AsyncGenerator<string>
}

/** Everything a locale's catalogue offers: `de_CH`, `en_ALL`. Nothing for what is no locale of ours. */
export async function readProductData({ db }: Pick<Deps, 'db'>, sisCode: string): Promise<ProductData | undefined> {
  const locale = parseSisCode(sisCode)
  if (!locale) return undefined
  const { language, country } = toLocaleCodes(locale)
  const reader = { language, country }
  return { tag: `"${sisCode}-${await readRevision(db.queries)}"`, content: () => write(db, reader) }
}

async function* write(db: Deps['db'], reader: Reader): AsyncGenerator<string> {
  const classifications = await listAllClassifications(db.queries, reader, null)
  const bare = classifications.map(
    ({ supportedCountries: _countries, imageUrl: _url, ...classification }) => classification,
  )
  yield `{"classifications":${JSON.stringify(bare)},"products":[`
  let after = ''
  for (;;) {
    const products = await listReferences(db.queries, reader, { after, limit: atOnce })
    const written = products.map((product) => JSON.stringify(product)).join(',')
    if (written !== '') yield after === '' ? written : `,${written}`
    after = products.at(-1)?.slug ?? ''
    if (products.length < atOnce) break
  }
  yield ']}'
}
