import type { TechnicalFact } from '@ferrule/domain/machines/aas/shell-facts'
import type { Deps } from '../graphql/request-context.ts'
import { findProductFacts } from '../catalogue/product-facts-queries.ts'

export type Translation = { language: string; text: string }

export type NameplateProduct = {
  brand: string
  designations: Translation[]
  families: Translation[]
  technicalData: TechnicalFact[]
}

/** The product of a machine with its texts in all languages; undefined for one that has left the catalogue. */
export async function findNameplateProduct(
  { db }: Pick<Deps, 'db'>,
  productSlug: string,
): Promise<NameplateProduct | undefined> {
  const product = await findProductFacts(db.queries, productSlug)
  if (!product) return undefined
  return {
    brand: product.brand,
    designations: toTranslations(product.designations),
    families: toTranslations(product.families),
    technicalData: product.specifications.flatMap(({ choices, labels, texts, names, ...fact }) => {
      const translated = choices ? labelsOf(choices, labels, Object.keys(names)) : toTranslations(texts ?? {})
      const isNumber = fact.minimum !== null || fact.maximum !== null
      return isNumber || translated.length > 0 ? [{ ...fact, names: toTranslations(names), texts: translated }] : []
    }),
  }
}

/** The chosen labels, joined as on the website. A label that is not translated is given in English. */
function labelsOf(
  choices: readonly string[],
  labels: Record<string, Record<string, string>>,
  languages: readonly string[],
): Translation[] {
  return languages
    .map((language) => {
      const text = choices.map((choice) => labels[choice]?.[language] ?? labels[choice]?.['en'] ?? choice).join(', ')
      return { language, text }
    })
    .filter(({ text }) => text !== '')
}

/** Empty texts are left out; a program reads them as a mistake. */
function toTranslations(texts: Record<string, string>): Translation[] {
  return Object.entries(texts).flatMap(([language, text]) => (text === '' ? [] : [{ language, text }]))
}
