import { z } from 'zod'
import { bilingual } from '../bilingual.ts'
import { defineBlock } from '../define-block.ts'
import { lines } from '../lists/lines.ts'
import { listOf } from '../lists/list-content.ts'
import { footnoteField, headingField } from '../sections/section-fields.ts'

/** A formatted value, its unit and its label. */
const figure = z.object({ value: z.string().min(1), unit: z.string().nullable(), label: z.string().min(1) })

const keyFiguresContent = z.object({
  blockType: z.literal('key-figures'),
  heading: z.string().nullable(),
  figures: listOf(figure),
  footnote: z.string().nullable(),
})

export type KeyFiguresContent = z.infer<typeof keyFiguresContent>

/** Two to four key figures. */
export const keyFiguresBlock = defineBlock({
  content: keyFiguresContent,
  toText: ({ heading, figures, footnote }) =>
    lines(heading, ...figures.map(({ value, unit, label }) => `${label}: ${value} ${unit ?? ''}`.trim()), footnote),
  labels: { singular: bilingual('Key figures', 'Kennzahlen'), plural: bilingual('Key figures', 'Kennzahlen') },
  group: 'data',
  fields: [
    headingField(),
    {
      name: 'figures',
      label: bilingual('Figures', 'Kennzahlen'),
      type: 'array',
      labels: { singular: bilingual('Figure', 'Kennzahl'), plural: bilingual('Figures', 'Kennzahlen') },
      required: true,
      minRows: 2,
      maxRows: 4,
      fields: [
        {
          name: 'value',
          label: bilingual('Value', 'Wert'),
          type: 'text',
          required: true,
          maxLength: 10,
          admin: {
            description: bilingual(
              'As written in this language: 1 604, ± 0.1 or 9.4.',
              'In der Schreibweise dieser Sprache: 1 604, ± 0,1 oder 9,4.',
            ),
          },
        },
        {
          name: 'unit',
          label: bilingual('Unit', 'Einheit'),
          type: 'text',
          maxLength: 8,
          admin: { description: bilingual('For example mm, % or m CHF.', 'Zum Beispiel mm, % oder Mio. CHF.') },
        },
        {
          name: 'label',
          label: bilingual('Label', 'Beschriftung'),
          type: 'text',
          required: true,
          maxLength: 80,
          admin: {
            description: bilingual(
              'For example: Length accuracy over one metre.',
              'Zum Beispiel: Längengenauigkeit auf einen Meter.',
            ),
          },
        },
      ],
    },
    footnoteField,
  ],
  examples: {
    'four figures': {
      blockType: 'key-figures',
      heading: null,
      figures: [
        { value: '240', unit: 'mm²', label: 'Largest cable. The finest wire is 0.013 mm²' },
        { value: '± 0.1', unit: 'mm', label: 'Length accuracy over one metre' },
        { value: '31', unit: null, label: 'Countries with our own service engineers' },
        { value: '24', unit: 'h', label: 'Reply to every enquiry within' },
      ],
      footnote: null,
    },
    'three figures with heading and footnote': {
      blockType: 'key-figures',
      heading: 'In figures',
      figures: [
        { value: '1 604', unit: null, label: 'People' },
        { value: '28', unit: null, label: 'Locations' },
        { value: '9.4', unit: '%', label: 'Of revenue for development' },
      ],
      footnote: 'Demo data.',
    },
    'two figures, long words': {
      blockType: 'key-figures',
      heading: 'Kennzahlen',
      figures: [
        { value: '341.8', unit: 'm CHF', label: 'Geschäftsbereichsübergreifender Jahresumsatz' },
        { value: '10.3', unit: '%', label: 'Betriebsgewinnmargenentwicklungsprognose' },
      ],
      footnote: null,
    },
  },
})
