import type { ProductInput } from '@ferrule/domain/catalogue/import-records'
import type { Language } from '@ferrule/domain/locales/language'
import type { PrintedProduct } from '@ferrule/pdf/data-sheet/render-data-sheet-pdf'
import { capabilities } from '../catalogue/capabilities.ts'
import { branchNames } from '../catalogue/texts/branches.ts'
import { dimensionsOf, type MachineSeries, type SeriesMachine } from './machine-series.ts'
import { toLines } from './specification-lines.ts'

/** The data sheet of a machine with the names of its pictures. */
export type DataSheet = Omit<PrintedProduct, 'picture'> & { picture: string; highlightPictures: readonly string[] }

export function toDataSheet({ family }: MachineSeries, machine: SeriesMachine, language: Language): DataSheet {
  const { texts, highlights = [], variants = [], specifications, classification, images = [] } = machine
  const text = texts[language]
  if (!text) throw new Error(`${machine.slug} has no text in ${language}`)
  const branch = family.branches.find((slug) => slug === classification) ?? family.branches[0]
  return {
    product: {
      ...text,
      classification: { name: branchNames[branch][language] },
      highlights: highlights.flatMap((highlight) => highlight.texts[language] ?? []),
      specifications: toLines(specifications, language),
      capabilities: capabilityNamesOf(machine, language),
      variants: variants.map(({ nameMetric, nameImperial, specifications: own = [] }) => ({
        nameMetric,
        nameImperial,
        specifications: toLines(own, language),
      })),
      dimensions: dimensionsOf(machine),
      supportUntil: machine.supportUntil ?? null,
    },
    system: 'Metric',
    language,
    picture: images[0]?.url ?? '',
    highlightPictures: highlights.flatMap(({ imageUrl }) => imageUrl ?? []),
    url: `https://www.norlitz.example/${language}/products/${family.key}/${branch}/${machine.slug}`,
  }
}

function capabilityNamesOf({ capabilities: own = [] }: ProductInput, language: Language): { name: string }[] {
  return capabilities
    .filter(({ slug }) => own.includes(slug))
    .map(({ names }) => ({ name: names[language] ?? names.en ?? '' }))
}
