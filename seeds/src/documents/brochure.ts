import type { Language } from '@ferrule/domain/locales/language'
import type { Publication, PublicationBlock } from '@ferrule/pdf/publication/publication'
import { pictureKey } from '../catalogue/product-pictures.ts'
import { capabilityNames } from '../catalogue/texts/capabilities.ts'
import { familyDescriptions, familyNames } from '../catalogue/texts/families.ts'
import { type HighlightKey, highlightNames, highlightTexts } from '../catalogue/texts/highlights.ts'
import { fileNames } from '../catalogue/texts/sentences.ts'
import { toDataTable } from './data-table.ts'
import { dimensionsOf, firstAndLast, type MachineSeries, nameOf } from './machine-series.ts'
import { withoutNotices } from './notice-labels.ts'
import { edition, publisher } from './publisher.ts'
import { toLines } from './specification-lines.ts'
import { brochureText } from './texts/brochure-text.ts'

const strengths: readonly HighlightKey[] = ['changeover', 'operation', 'network', 'safety', 'parts']

/** The brochure of a series: strengths, models with their data, and the largest machine drawn to scale. */
export function toBrochure(series: MachineSeries, language: Language): Publication {
  const { family, machines } = series
  const [, largest] = firstAndLast(series)
  const text = (key: keyof typeof brochureText) => brochureText[key][language]
  const half = machines.length / 2
  return {
    ...publisher,
    title: `${family.model}: ${familyNames[family.key][language]}`,
    kicker: fileNames.brochure[language],
    lead: familyDescriptions[family.key][language],
    edition: edition[language],
    language,
    cover: { picture: pictureKey(family.picture), facts: [] },
    contents: null,
    isLong: false,
    labels: withoutNotices,
    chapters: [
      {
        title: text('strengths'),
        blocks: [
          toFigures(series, language),
          ...strengths.flatMap((key): PublicationBlock[] => [
            { kind: 'heading', text: highlightNames[key][language] },
            { kind: 'text', text: highlightTexts[key][language] },
          ]),
          { kind: 'picture', picture: pictureKey(`${family.picture}-large`), caption: nameOf(largest) },
        ],
      },
      {
        title: text('capabilities'),
        blocks: [{ kind: 'list', items: family.capabilities.map((key) => capabilityNames[key][language]) }],
      },
      {
        title: text('models'),
        blocks: [
          toDataTable(machines.slice(0, half), language, text('value')),
          toDataTable(machines.slice(half), language, text('value')),
          { kind: 'dimensions', dimensions: dimensionsOf(largest), caption: nameOf(largest) },
        ],
      },
      {
        title: text('contact'),
        blocks: [
          { kind: 'text', text: text('advice') },
          {
            kind: 'text',
            text: 'Norlitz AG, Bahnhofstrasse 12, 6110 Wolhusen, CH · +41 41 555 01 00 · wolhusen@norlitz.example',
          },
        ],
      },
    ],
  }
}

/** The first four values of the largest machine. */
function toFigures(series: MachineSeries, language: Language): PublicationBlock {
  const [, largest] = firstAndLast(series)
  const lines = toLines(largest.specifications, language).filter(
    ({ measurementSystem }) => measurementSystem !== 'Imperial',
  )
  return {
    kind: 'figures',
    items: lines
      .slice(0, 4)
      .map(({ name, value, unit }) => ({ value, label: [name, unit].filter(Boolean).join(', ') })),
  }
}
