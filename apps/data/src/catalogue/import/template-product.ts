import { languages } from '@ferrule/domain/locales/language'

/** Cells of a row by column name. */
export type Cells = Record<string, string>

/**
 * The template has one product per line, with the columns `slug, brand, status, classification, sort_index, countries,
 * successor, video, expected_life_years, support_until` (a month such as 2034-03); `name_en, short_en, long_en` and the
 * same for other languages; blank-separated lists in `images, capabilities, related, components, services`; `variants`
 * as `key|4 m|13 ft; …`; and a column `spec:KEY` for each specification: `6`, `0.22..6`, `..6`, `=pvc,ptfe` for choices, or text.
 */
export function toTemplateProduct(cells: Cells): object {
  const cell = (name: string) => cells[name] ?? ''
  const orNull = (name: string) => (cell(name) === '' ? null : cell(name))
  const related = (name: string, kind: string) => splitList(cell(name)).map((slug) => ({ kind, slug }))
  return {
    slug: cell('slug'),
    brand: cell('brand'),
    status: cell('status'),
    classification: orNull('classification'),
    sortIndex: Number(cell('sort_index')),
    supportedCountries: splitList(cell('countries')),
    successor: orNull('successor'),
    video: orNull('video'),
    ...(cell('expected_life_years') === '' ? {} : { expectedLifeYears: Number(cell('expected_life_years')) }),
    ...(cell('support_until') === '' ? {} : { supportUntil: cell('support_until') }),
    texts: toTexts(cell),
    images: splitList(cell('images')).map((url) => ({ name: cell('name_en'), url })),
    variants: toVariants(cell('variants')),
    specifications: toSpecifications(cells),
    capabilities: splitList(cell('capabilities')),
    related: [
      ...related('related', 'related'),
      ...related('components', 'component'),
      ...related('services', 'service'),
    ],
  }
}

function toTexts(cell: (name: string) => string): object {
  const translated = languages.filter((language) => cell(`name_${language}`) !== '')
  return Object.fromEntries(
    translated.map((language) => [
      language,
      {
        name: cell(`name_${language}`),
        shortDescription: cell(`short_${language}`),
        longDescription: cell(`long_${language}`),
      },
    ]),
  )
}

function toVariants(text: string): object[] {
  return text
    .split(';')
    .filter((variant) => variant.trim() !== '')
    .map((variant) => {
      const [key = '', nameMetric = '', nameImperial = ''] = variant.split('|').map((part) => part.trim())
      return { key, nameMetric, nameImperial: nameImperial || nameMetric }
    })
}

function toSpecifications(cells: Cells): object[] {
  return Object.entries(cells)
    .filter(([column, text]) => column.startsWith('spec:') && text !== '')
    .map(([column, text]) => ({ definition: column.slice('spec:'.length), ...toSpecificationValue(text) }))
}

const number = /^-?\d+(?:\.\d+)?$/
const range = /^(-?\d+(?:\.\d+)?)?\.\.(-?\d+(?:\.\d+)?)?$/

/** Parses a cell or a feature as a number, a range, choices or text. */
export function toSpecificationValue(text: string): object {
  if (text.startsWith('=')) return { choices: splitList(text.slice(1)) }
  if (number.test(text)) return { minimum: Number(text), maximum: Number(text) }
  const [found, from, to] = range.exec(text) ?? []
  if (found === undefined) return { texts: { en: text } }
  return { minimum: from === undefined ? null : Number(from), maximum: to === undefined ? null : Number(to) }
}

function splitList(text: string): string[] {
  return text.split(/[\s,]+/).filter((word) => word !== '')
}
