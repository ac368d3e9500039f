import { z } from 'zod'
import { bilingual } from '../bilingual.ts'
import { defineBlock } from '../define-block.ts'
import { lines } from '../lists/lines.ts'
import { headingField } from '../sections/section-fields.ts'

const formKinds = ['contact', 'whitepaper'] as const

const formContent = z.object({
  blockType: z.literal('form'),
  formKind: z.enum(formKinds),
  heading: z.string().min(1),
  lead: z.string().nullable(),
  /** Sent with the form, so that the person who replies knows the subject of the page. */
  subject: z.string().nullable(),
  /**
   * The document that senders of the form can download. Only its id, because the file name gives access to the file.
   */
  document: z.object({ id: z.string() }).nullish(),
})

export type FormContent = z.infer<typeof formContent>

/** A request form. Its questions are fixed; editors write its heading, lead and subject. */
export const formBlock = defineBlock({
  content: formContent,
  toText: ({ heading, lead, subject }) => lines(heading, lead, subject),
  labels: { singular: bilingual('Form', 'Formular'), plural: bilingual('Forms', 'Formulare') },
  group: 'contact',
  fields: [
    {
      name: 'formKind',
      label: bilingual('Form', 'Formular'),
      type: 'select',
      required: true,
      defaultValue: 'contact',
      options: [
        {
          value: 'contact',
          label: bilingual('Contact: a question to an expert', 'Kontakt: eine Frage an eine Fachperson'),
        },
        {
          value: 'whitepaper',
          label: bilingual(
            'Whitepaper: a download in exchange for contact data',
            'Whitepaper: ein Download gegen Kontaktdaten',
          ),
        },
      ],
    },
    {
      name: 'document',
      label: bilingual('Whitepaper', 'Whitepaper'),
      type: 'upload',
      relationTo: 'media',
      // The file name would give access to the file.
      custom: { selection: '{ id }' },
      filterOptions: { mimeType: { equals: 'application/pdf' } },
      admin: {
        condition: (_, { formKind }) => formKind === 'whitepaper',
        description: bilingual(
          'A PDF. Only visitors who submit the form can download it.',
          'Ein PDF. Nur wer das Formular absendet, kann es herunterladen.',
        ),
      },
    },
    headingField({ required: true }),
    {
      name: 'lead',
      label: bilingual('Lead', 'Einleitung'),
      type: 'textarea',
      maxLength: 240,
      admin: {
        description: bilingual(
          'What visitors can ask about. The promise to reply within 24 hours is always shown.',
          'Wozu Besucher fragen können. Die Zusage einer Antwort innerhalb von 24 Stunden erscheint immer.',
        ),
      },
    },
    {
      name: 'subject',
      label: bilingual('Subject', 'Thema'),
      type: 'text',
      maxLength: 120,
      admin: {
        description: bilingual(
          'What the page is about, for example a machine. Shown to staff who reply, not to visitors.',
          'Worum es auf der Seite geht, zum Beispiel um eine Maschine. Nur für die Mitarbeitenden sichtbar, die antworten.',
        ),
      },
    },
  ],
  examples: {
    'contact, with lead and subject': {
      blockType: 'form',
      formKind: 'contact',
      heading: 'Ask about the Axion 56',
      lead: 'Which wire, which terminal, how many an hour? Tell us, and we say whether it is the right machine.',
      subject: 'Axion 56',
    },
    'contact, heading only, long words': {
      blockType: 'form',
      formKind: 'contact',
      heading: 'Kabelverarbeitungsmaschinenanfrage',
      lead: null,
      subject: null,
    },
  },
})
