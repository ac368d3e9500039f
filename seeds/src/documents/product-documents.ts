import type { Language } from '@ferrule/domain/locales/language'
import type { Publication } from '@ferrule/pdf/publication/publication'
import { dataSheetKey, documentLanguages, seriesDocumentKey } from '../catalogue/product-files.ts'
import { toBrochure } from './brochure.ts'
import { type DataSheet, toDataSheet } from './data-sheet.ts'
import { toDeclaration } from './declaration.ts'
import { machineSeries } from './machine-series.ts'
import { toManual } from './manual.ts'

/** A document of the demo catalogue by its key in the media store, before it is rendered as PDF. */
export type ProductDocument = { key: string; language: Language } & (
  | { kind: 'publication'; publication: Publication }
  | { kind: 'datasheet'; dataSheet: DataSheet }
)

export const productDocuments: readonly ProductDocument[] = machineSeries.flatMap((series): ProductDocument[] => [
  ...series.machines.flatMap((machine) =>
    documentLanguages.datasheet.map((language): ProductDocument => {
      const dataSheet = toDataSheet(series, machine, language)
      return { key: dataSheetKey(machine.slug, language), language, kind: 'datasheet', dataSheet }
    }),
  ),
  ...documentLanguages.manual.map((language) => toDocument('manual', toManual(series, language), series.slug)),
  ...documentLanguages.brochure.map((language) => toDocument('brochure', toBrochure(series, language), series.slug)),
  ...documentLanguages.declaration.map((language) =>
    toDocument('declaration', toDeclaration(series, language), series.slug),
  ),
])

function toDocument(
  type: 'manual' | 'brochure' | 'declaration',
  publication: Publication,
  series: string,
): ProductDocument {
  const { language } = publication
  return { key: seriesDocumentKey(series, type, language), language, kind: 'publication', publication }
}
