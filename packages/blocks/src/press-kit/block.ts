import { z } from 'zod'
import { bilingual } from '../bilingual.ts'
import { defineBlock } from '../define-block.ts'
import { lines } from '../lists/lines.ts'
import { listOf } from '../lists/list-content.ts'
import { examplePictures } from '../pictures/example-pictures.ts'
import { pictureContent } from '../pictures/picture-content.ts'
import { pictureField } from '../pictures/picture-field.ts'
import { contactContent, emailField, phoneField } from '../sections/contact-fields.ts'
import { headingField } from '../sections/section-fields.ts'

const image = pictureContent.nullable()

const pressKitContent = z.object({
  blockType: z.literal('press-kit'),
  heading: z.string().min(1),
  pictures: listOf(z.object({ image, caption: z.string().nullable() })),
  logos: listOf(z.object({ image, name: z.string().min(1) })),
  figures: listOf(z.object({ value: z.string().min(1), unit: z.string().nullable(), label: z.string().min(1) })),
  boilerplate: z.string().nullable(),
  /** How the pictures may be used. */
  note: z.string().nullable(),
  person: z.string().nullable(),
  role: z.string().nullable(),
  ...contactContent,
})

export type PressKitContent = z.infer<typeof pressKitContent>

const { line, microscope, hall, strands, komax } = examplePictures

/** Pictures, logos, facts and a contact for journalists. The website offers all of it as one archive too. */
export const pressKitBlock = defineBlock({
  content: pressKitContent,
  toText: ({ heading, pictures, figures, boilerplate, note, person }) =>
    lines(
      heading,
      ...pictures.map(({ caption }) => caption),
      ...figures.map(({ value, unit, label }) => `${label}: ${value} ${unit ?? ''}`.trim()),
      boilerplate,
      note,
      person,
    ),
  labels: { singular: bilingual('Press kit', 'Pressemappe'), plural: bilingual('Press kits', 'Pressemappen') },
  group: 'data',
  fields: [
    headingField({ required: true }),
    {
      name: 'pictures',
      label: bilingual('Pictures', 'Bilder'),
      type: 'array',
      labels: { singular: bilingual('Picture', 'Bild'), plural: bilingual('Pictures', 'Bilder') },
      required: true,
      minRows: 1,
      maxRows: 24,
      fields: [
        pictureField({
          required: true,
          description: bilingual(
            'As large as possible; visitors download it without cropping.',
            'So groß wie möglich; Besucher laden es ohne Zuschnitt herunter.',
          ),
        }),
        {
          name: 'caption',
          label: bilingual('Caption', 'Bildunterschrift'),
          type: 'text',
          maxLength: 160,
          admin: { description: bilingual('What it shows: Axion 56.', 'Was es zeigt: Axion 56.') },
        },
      ],
    },
    {
      name: 'logos',
      label: bilingual('Logos', 'Logos'),
      type: 'array',
      labels: { singular: bilingual('Logo', 'Logo'), plural: bilingual('Logos', 'Logos') },
      required: true,
      minRows: 1,
      maxRows: 8,
      fields: [
        { name: 'name', label: bilingual('Name', 'Name'), type: 'text', required: true, maxLength: 80 },
        pictureField({
          required: true,
          description: bilingual('On a white or transparent background.', 'Auf weißem oder transparentem Grund.'),
        }),
      ],
    },
    {
      name: 'figures',
      label: bilingual('Company facts', 'Fakten zum Unternehmen'),
      type: 'array',
      labels: { singular: bilingual('Fact', 'Fakt'), plural: bilingual('Facts', 'Fakten') },
      required: true,
      minRows: 1,
      maxRows: 12,
      fields: [
        { name: 'value', label: bilingual('Value', 'Wert'), type: 'text', required: true, maxLength: 20 },
        { name: 'unit', label: bilingual('Unit', 'Einheit'), type: 'text', maxLength: 8 },
        { name: 'label', label: bilingual('Label', 'Beschriftung'), type: 'text', required: true, maxLength: 80 },
      ],
    },
    {
      name: 'boilerplate',
      label: bilingual('Boilerplate', 'Firmenporträt'),
      type: 'textarea',
      maxLength: 1200,
      admin: {
        description: bilingual(
          'The company in one paragraph, as journalists may print it.',
          'Das Unternehmen in einem Absatz, so wie Medien ihn abdrucken dürfen.',
        ),
      },
    },
    {
      name: 'note',
      label: bilingual('Use of pictures', 'Verwendung der Bilder'),
      type: 'textarea',
      maxLength: 240,
      admin: {
        description: bilingual(
          'For example: Free for reports with the note “Picture: Norlitz”.',
          'Zum Beispiel: Frei für Berichte mit dem Hinweis „Bild: Norlitz“.',
        ),
      },
    },
    { name: 'person', label: bilingual('Media contact', 'Medienkontakt'), type: 'text', maxLength: 80 },
    { name: 'role', label: bilingual('Role', 'Funktion'), type: 'text', maxLength: 120 },
    phoneField,
    emailField,
  ],
  examples: {
    complete: {
      blockType: 'press-kit',
      heading: 'Press kit',
      pictures: [
        { image: line, caption: 'Axion 56' },
        { image: microscope, caption: 'Sektor 4' },
        { image: hall, caption: 'Assembly hall, Wolhusen' },
        { image: strands, caption: 'Copper strands' },
      ],
      logos: [{ name: 'Word mark Komax', image: komax }],
      figures: [
        { value: '1 604', unit: null, label: 'People' },
        { value: '28', unit: null, label: 'Locations' },
        { value: '341.8', unit: 'm CHF', label: 'Revenue 2025' },
      ],
      boilerplate: 'Norlitz builds machines and software for processing wire in Wolhusen, Switzerland, since 1961.',
      note: 'Free for reports with the note “Picture: Norlitz”.',
      person: 'Roman Bächler',
      role: 'Corporate communications',
      phone: '+41 41 555 01 22',
      email: 'media@norlitz.example',
    },
    'without contact, long words': {
      blockType: 'press-kit',
      heading: 'Presseinformationsunterlagen',
      pictures: [{ image: line, caption: 'Kabelverarbeitungsmaschinenfertigungslinie' }],
      logos: [{ name: 'Unternehmenswortmarke', image: komax }],
      figures: [{ value: '341.8', unit: 'm CHF', label: 'Geschäftsbereichsübergreifender Jahresumsatz' }],
      boilerplate: null,
      note: null,
      person: null,
      role: null,
      phone: null,
      email: null,
    },
  },
})
