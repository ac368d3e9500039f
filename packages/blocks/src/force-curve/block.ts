import { z } from 'zod'
import { bilingual, inLanguage } from '../bilingual.ts'
import { readChart } from '../chart/read-chart.ts'
import { defineBlock } from '../define-block.ts'
import { linksField } from '../links/link-fields.ts'
import { linkContent } from '../links/link-target.ts'
import { lines } from '../lists/lines.ts'
import { listOf } from '../lists/list-content.ts'
import { examplePictures } from '../pictures/example-pictures.ts'
import { pictureContent } from '../pictures/picture-content.ts'
import { pictureField } from '../pictures/picture-field.ts'
import { footnoteField, headingField } from '../sections/section-fields.ts'
import { tableContent, tableText } from '../tabular/table-content.ts'
import { tableField } from '../tabular/table-field.ts'

/** On a dark band of the full width, or on a dark field beside its text. */
const curveLayouts = ['band', 'beside'] as const

const forceCurveContent = z.object({
  blockType: z.literal('force-curve'),
  heading: z.string().min(1),
  lead: z.string().nullable(),
  image: pictureContent.nullable(),
  links: listOf(linkContent),
  curveLayout: z.enum(curveLayouts),
  summary: z.string().min(1),
  cells: tableContent,
  peakLabel: z.string().nullable(),
  footnote: z.string().nullable(),
})

export type ForceCurveContent = z.infer<typeof forceCurveContent>

const cells =
  'Ram travel, mm|Force, kN\n30|0\n31|0.3\n32|0.9\n33|2.4\n34|4.8\n35|7.6\n36|11.3\n37|15.5\n38|18.1\n39|19.2\n39.5|15.5\n40|0'

const twoColumns = bilingual('Please enter two columns of numbers.', 'Bitte geben Sie zwei Spalten mit Zahlen ein.')

/** A measured curve on a linear axis, with its highest point labelled. */
export const forceCurveBlock = defineBlock({
  content: forceCurveContent,
  toText: ({ heading, lead, summary, footnote, ...rest }) =>
    lines(heading, lead, summary, tableText(rest.cells), footnote),
  labels: { singular: bilingual('Force curve', 'Kraftkurve'), plural: bilingual('Force curves', 'Kraftkurven') },
  group: 'data',
  fields: [
    headingField({ required: true }),
    {
      name: 'lead',
      label: bilingual('Lead', 'Einleitung'),
      type: 'textarea',
      maxLength: 400,
      admin: { description: bilingual('Two or three sentences.', 'Zwei oder drei Sätze.') },
    },
    pictureField({
      description: bilingual(
        'Shown across the full width above the band. Close-ups work best.',
        'Erscheint in voller Breite über dem Band. Nahaufnahmen wirken am besten.',
      ),
    }),
    linksField({ maxRows: 2 }),
    {
      name: 'curveLayout',
      label: bilingual('Arrangement', 'Anordnung'),
      type: 'select',
      required: true,
      defaultValue: 'band',
      options: [
        { value: 'band', label: bilingual('On a dark band', 'Auf einem dunklen Band') },
        {
          value: 'beside',
          label: bilingual('On a dark field beside the text', 'Auf einer dunklen Fläche neben dem Text'),
        },
      ],
    },
    {
      name: 'summary',
      label: bilingual('Summary', 'Zusammenfassung'),
      type: 'text',
      required: true,
      maxLength: 200,
      admin: {
        description: bilingual(
          'One sentence that screen readers read instead of the curve.',
          'Ein Satz, den Screenreader anstelle der Kurve vorlesen.',
        ),
      },
    },
    tableField({
      description: bilingual(
        'Two columns of numbers, with units in their names: Ram travel, mm|Force, kN.',
        'Zwei Spalten mit Zahlen und den Einheiten in ihren Namen: Stößelweg, mm|Kraft, kN.',
      ),
      check: (text, language) => {
        const curve = readChart(text, 'line', language)
        if (typeof curve === 'string') return curve
        return curve.series.length === 1 && curve.categories.every((label) => Number.isFinite(Number(label)))
          ? true
          : inLanguage(twoColumns, language)
      },
    }),
    {
      name: 'peakLabel',
      label: bilingual('Verdict at the peak', 'Urteil am Scheitelpunkt'),
      type: 'text',
      maxLength: 40,
      admin: { description: bilingual('For example: in tolerance.', 'Zum Beispiel: in Toleranz.') },
    },
    footnoteField,
  ],
  examples: {
    'on a band': {
      blockType: 'force-curve',
      heading: 'Every crimp leaves a curve.',
      lead: 'Wire Flow reads it from the press and compares it with the order.',
      image: examplePictures.strands,
      links: [
        { text: 'How Wire Flow works', href: '/smart-factory' },
        { text: 'Request a demo', href: '/requests/contact' },
      ],
      curveLayout: 'band',
      summary: 'The force rises to 19.2 kN at 39 mm of ram travel and falls to zero.',
      cells,
      peakLabel: 'in tolerance',
      footnote: null,
    },
    'beside its text, long words': {
      blockType: 'force-curve',
      heading: 'Crimpkraftüberwachungsverfahren',
      lead: 'Die Kurve jedes Hubs wird mit der freigegebenen verglichen.',
      image: null,
      links: [{ text: 'Kraftkurven lesen', href: '/stories' }],
      curveLayout: 'beside',
      summary: 'Die Kraft steigt auf 19.2 kN.',
      cells,
      peakLabel: null,
      footnote: 'Demodaten, erfunden.',
    },
  },
})
