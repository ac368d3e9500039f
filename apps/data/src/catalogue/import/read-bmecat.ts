import { createReadStream } from 'node:fs'
import type { ClassificationRecord } from '@ferrule/domain/catalogue/import-records'
import { isLanguage, type Language } from '@ferrule/domain/locales/language'
import type { ImportRow } from './import-row.ts'
import { toSpecificationValue } from './template-product.ts'
import { childrenOf, readElements, textOf, type XmlElement } from './xml-elements.ts'

/** BMEcat uses three-letter language codes (ISO 639-2). */
const languageOf: Record<string, Language> = {
  eng: 'en',
  deu: 'de',
  fra: 'fr',
  zho: 'zh',
  jpn: 'ja',
  spa: 'es',
  por: 'pt',
  ces: 'cs',
  hun: 'hu',
  ron: 'ro',
  slk: 'sk',
}

const groupElements = new Set(['CATALOG_STRUCTURE', 'PRODUCT_TO_CATALOGGROUP_MAP'])

const relations: Record<string, string> = {
  similar: 'related',
  others: 'related',
  accessories: 'component',
  sparepart: 'component',
  service: 'service',
}

/**
 * Reads a BMEcat 2005 file in two passes: first the groups and their products, because the standard puts that mapping
 * after the products; then the products. Fields that the standard lacks are user-defined extensions: UDX.COUNTRY,
 * UDX.SHORT_DESCRIPTION, UDX.CAPABILITY, UDX.VARIANT.
 */
export async function* readBmecat(file: string): AsyncGenerator<ImportRow> {
  const groups: ClassificationRecord[] = []
  const groupOf = new Map<string, string>()
  for await (const element of readElements(createReadStream(file), groupElements)) {
    if (element.name === 'CATALOG_STRUCTURE') groups.push(...toClassification(element))
    else groupOf.set(textOf(element, 'PROD_ID'), textOf(element, 'CATALOG_GROUP_ID'))
  }
  const vocabulary = { classifications: groups, definitions: [], capabilities: [] }
  if (groups.length > 0) yield { kind: 'vocabulary', place: 'groups', vocabulary }
  for await (const element of readElements(createReadStream(file), new Set(['PRODUCT']))) {
    const slug = textOf(element, 'SUPPLIER_PID')
    const product = toProduct(element, groupOf.get(slug) ?? null)
    yield { kind: 'product', place: `line ${element.line}`, product }
  }
}

/** Skips the root of a BMEcat tree, which is the catalogue itself and has no page. */
function toClassification(element: XmlElement): ClassificationRecord[] {
  if (element.attributes['type'] === 'root') return []
  const names = toLocalized(childrenOf(element, 'GROUP_NAME'))
  const descriptions = toLocalized(childrenOf(element, 'GROUP_DESCRIPTION'))
  const parent = textOf(element, 'PARENT_ID')
  const image = textOf(element, 'MIME_INFO', 'MIME', 'MIME_SOURCE') || null
  const texts = Object.entries(names).map(([language, name]) => {
    const description = isLanguage(language) ? (descriptions[language] ?? '') : ''
    return [language, { name, description }]
  })
  return [
    {
      slug: textOf(element, 'GROUP_ID'),
      parent: parent === '' || parent === '1' ? null : parent,
      area: 'products',
      texts: Object.fromEntries(texts),
      sortIndex: Number(textOf(element, 'GROUP_ORDER')),
      image,
      imageHighRes: image,
      supportedCountries: extensions(element, 'UDX.COUNTRY'),
    },
  ]
}

function toProduct(element: XmlElement, classification: string | null): object {
  const details = childrenOf(element, 'PRODUCT_DETAILS')[0] ?? element
  const references = childrenOf(element, 'PRODUCT_REFERENCE')
  const successor = references.find(({ attributes }) => attributes['type'] === 'followup')
  const names = toLocalized(childrenOf(details, 'DESCRIPTION_SHORT'))
  return {
    slug: textOf(element, 'SUPPLIER_PID'),
    brand: textOf(details, 'MANUFACTURER_NAME'),
    status: toStatus(childrenOf(details, 'PRODUCT_STATUS')),
    classification,
    sortIndex: Number(textOf(element, 'PRODUCT_ORDER') || textOf(details, 'PRODUCT_ORDER')),
    supportedCountries: extensions(element, 'UDX.COUNTRY'),
    successor: successor ? textOf(successor, 'PROD_ID_TO') : null,
    texts: toTexts(element, details, names),
    ...toMedia(element, names.en ?? ''),
    variants: extensions(element, 'UDX.VARIANT').map((variant) => {
      const [key = '', nameMetric = '', nameImperial = ''] = variant.split('|').map((part) => part.trim())
      return { key, nameMetric, nameImperial: nameImperial || nameMetric }
    }),
    specifications: childrenOf(element, 'PRODUCT_FEATURES').flatMap(toSpecifications),
    capabilities: extensions(element, 'UDX.CAPABILITY'),
    related: references.flatMap((reference) => {
      const kind = relations[reference.attributes['type'] ?? '']
      return kind === undefined ? [] : [{ kind, slug: textOf(reference, 'PROD_ID_TO') }]
    }),
  }
}

function toTexts(element: XmlElement, details: XmlElement, names: Texts): object {
  const long = toLocalized(childrenOf(details, 'DESCRIPTION_LONG'))
  const short = toLocalized(extensionElements(element, 'UDX.SHORT_DESCRIPTION'))
  return Object.fromEntries(
    Object.entries(names).flatMap(([language, name]) =>
      isLanguage(language)
        ? [[language, { name, shortDescription: short[language] ?? '', longDescription: long[language] ?? '' }]]
        : [],
    ),
  )
}

function toMedia(element: XmlElement, name: string): { images: object[] } {
  const media = childrenOf(element, 'MIME_INFO').flatMap((info) => childrenOf(info, 'MIME'))
  const pictures = media.filter((mime) => textOf(mime, 'MIME_TYPE').startsWith('image/'))
  return {
    images: pictures.map((mime) => ({ name: textOf(mime, 'MIME_ALT') || name, url: textOf(mime, 'MIME_SOURCE') })),
  }
}

/** Two values of one feature are the ends of its range. */
function toSpecifications(features: XmlElement): object[] {
  return childrenOf(features, 'FEATURE').map((feature) => {
    const values = childrenOf(feature, 'FVALUE').map((value) => textOf(value))
    return { definition: textOf(feature, 'FNAME'), ...toSpecificationValue(values.join('..')) }
  })
}

function toStatus(statuses: readonly XmlElement[]): string {
  const types = statuses.map(({ attributes, text }) => `${attributes['type']} ${text.trim()}`)
  if (types.some((type) => /cancelled/i.test(type))) return 'cancelled'
  return types.some((type) => /old_product|discontinued/i.test(type)) ? 'discontinued' : 'active'
}

type Texts = Partial<Record<Language, string>>

/** Text without a language is taken as English, our default. */
function toLocalized(elements: readonly XmlElement[]): Texts {
  return Object.fromEntries(
    elements.flatMap((element) => {
      const language = languageOf[element.attributes['lang'] ?? 'eng']
      return language === undefined ? [] : [[language, textOf(element)]]
    }),
  )
}

function extensionElements(element: XmlElement, name: string): XmlElement[] {
  return childrenOf(element, 'USER_DEFINED_EXTENSIONS').flatMap((extension) => childrenOf(extension, name))
}

function extensions(element: XmlElement, name: string): string[] {
  return extensionElements(element, name).map((extension) => textOf(extension))
}
