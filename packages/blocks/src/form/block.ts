import { z } from 'zod'
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
  labels: { singular: 'Form', plural: 'Forms' },
  group: 'Contact and links',
  fields: [
    {
      name: 'formKind',
      label: 'Form',
      type: 'select',
      required: true,
      defaultValue: 'contact',
      options: [
        { value: 'contact', label: 'Contact: a question to an expert' },
        { value: 'whitepaper', label: 'Whitepaper: a download in exchange for contact data' },
      ],
    },
    {
      name: 'document',
      label: 'Whitepaper',
      type: 'upload',
      relationTo: 'media',
      // The file name would give access to the file.
      custom: { selection: '{ id }' },
      filterOptions: { mimeType: { equals: 'application/pdf' } },
      admin: {
        condition: (_, { formKind }) => formKind === 'whitepaper',
        description: 'A PDF. Only visitors who submit the form can download it.',
      },
    },
    headingField({ required: true }),
    {
      name: 'lead',
      type: 'textarea',
      maxLength: 240,
      admin: { description: 'What visitors can ask about. The promise to reply within 24 hours is always shown.' },
    },
    {
      name: 'subject',
      type: 'text',
      maxLength: 120,
      admin: {
        description: 'What the page is about, for example a machine. Shown to staff who reply, not to visitors.',
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
