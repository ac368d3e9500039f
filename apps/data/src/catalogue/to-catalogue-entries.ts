import type { CatalogueEntry, Range } from '@ferrule/connectors/search-engine/catalogue-index'
import { imageOrDefault } from '@ferrule/domain/catalogue/default-image'
import { toProductFileUrl } from '@ferrule/domain/catalogue/product-file-url'
import { extensionOf } from '@ferrule/domain/files/file-extension'
import type { Language } from '@ferrule/domain/locales/language'
import { type Dimension, isMeasureUnit, toQuantity } from '@ferrule/domain/measurement/dimension'
import { formatFileSize } from '@ferrule/texts/format-file-size'
import { toProductRoute } from './product-store.ts'
import type { FamilyRow, SearchableRow } from './search-entry-store.ts'

/** Search entries of a product and its documents in one language. */
export function toProductEntries(row: SearchableRow, language: Language): CatalogueEntry[] {
  const { slug, area, route, image, countries, name, shortDescription, text, figures } = row
  const product: CatalogueEntry = {
    id: slug,
    kind: area === 'services' ? 'services' : 'machines',
    path: toProductRoute(route, slug).slice(1),
    image: imageOrDefault(image),
    countries,
    title: name,
    description: shortDescription,
    text,
    ranges: toRanges(figures),
  }
  return [product, ...row.files.map((file) => toDocumentEntry(row, file, language))]
}

function toDocumentEntry(
  { slug, countries, name }: SearchableRow,
  { id, url, ...file }: SearchableRow['files'][number],
  language: Language,
): CatalogueEntry {
  const languageName = new Intl.DisplayNames([language], { type: 'language' }).of(file.contentLanguage)
  return {
    id: `document:${id}`,
    kind: 'documents',
    of: slug,
    path: toProductFileUrl({ id, url }),
    countries,
    title: `${name}, ${file.name}`,
    description: [
      extensionOf(file.filename).toUpperCase(),
      formatFileSize(file.sizeBytes, language),
      languageName,
    ].join(', '),
    text: '',
    ranges: {},
  }
}

/** Search entry of a classification. The prefix of its id separates it from a product with the same slug. */
export function toFamilyEntry({ slug, route, image, countries, name, description }: FamilyRow): CatalogueEntry {
  return {
    id: `family:${slug}`,
    kind: 'families',
    path: route,
    image: imageOrDefault(image),
    ...(countries ? { countries } : {}),
    title: name,
    description,
    text: '',
    ranges: {},
  }
}

function toRanges(figures: SearchableRow['figures']): CatalogueEntry['ranges'] {
  const ranges: Partial<Record<Dimension, Range[]>> = {}
  for (const { unit, minimum, maximum } of figures) {
    if (!isMeasureUnit(unit)) continue
    const [from, to] = [minimum, maximum].map((value) => (value === null ? undefined : toQuantity({ value, unit })))
    const dimension = from?.dimension ?? to?.dimension
    if (!dimension) continue
    const range = { ...(from ? { gte: from.value } : {}), ...(to ? { lte: to.value } : {}) }
    ranges[dimension] = [...(ranges[dimension] ?? []), range]
  }
  return ranges
}
