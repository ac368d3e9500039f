import { z } from 'zod'
import { bilingual } from '../bilingual.ts'
import { defineBlock } from '../define-block.ts'
import { targetField } from '../links/link-fields.ts'
import { linkTarget } from '../links/link-target.ts'
import { lines } from '../lists/lines.ts'
import { listOf } from '../lists/list-content.ts'
import { headingField } from '../sections/section-fields.ts'

const fileFormats = ['PDF', 'ZIP', 'DOCX', 'XLSX', 'PPTX', 'STEP', 'MP4'] as const

const file = z.object({
  title: z.string().min(1),
  format: z.enum(fileFormats),
  details: z.string().nullable(),
  href: linkTarget,
})

const downloadListContent = z.object({
  blockType: z.literal('download-list'),
  heading: z.string().min(1),
  files: listOf(file),
})

export type DownloadListContent = z.infer<typeof downloadListContent>

/** Files to download. */
export const downloadListBlock = defineBlock({
  content: downloadListContent,
  toText: ({ heading, files }) => lines(heading, ...files.map(({ title, format }) => `${title}, ${format}`)),
  labels: {
    singular: bilingual('Download list', 'Download-Liste'),
    plural: bilingual('Download lists', 'Download-Listen'),
  },
  group: 'data',
  fields: [
    headingField({ required: true }),
    {
      name: 'files',
      label: bilingual('Files', 'Dateien'),
      type: 'array',
      labels: { singular: bilingual('File', 'Datei'), plural: bilingual('Files', 'Dateien') },
      required: true,
      minRows: 1,
      maxRows: 40,
      fields: [
        { name: 'title', label: bilingual('Title', 'Titel'), type: 'text', required: true, maxLength: 120 },
        {
          name: 'format',
          label: bilingual('Format', 'Format'),
          type: 'select',
          required: true,
          defaultValue: 'PDF',
          options: fileFormats.map((value) => ({ value, label: bilingual(value, value) })),
        },
        {
          name: 'details',
          label: bilingual('Language and size', 'Sprache und Größe'),
          type: 'text',
          maxLength: 80,
          admin: { description: bilingual('For example: English, 4.8 MB.', 'Zum Beispiel: Deutsch, 4,8 MB.') },
        },
        targetField({
          description: bilingual(
            'Address of the file: hard:/files/brochure.pdf on this website, or an https:// address.',
            'Adresse der Datei: hard:/files/brochure.pdf auf dieser Website oder eine Adresse mit https://.',
          ),
        }),
      ],
    },
  ],
  examples: {
    'two documents': {
      blockType: 'download-list',
      heading: 'Documents',
      files: [
        {
          title: 'Company brochure',
          format: 'PDF',
          details: 'English, 4.8 MB',
          href: 'hard:/files/company-brochure.pdf',
        },
        { title: 'Code of conduct', format: 'PDF', details: '11 languages, 0.9 MB', href: 'hard:/files/code.pdf' },
      ],
    },
    'long words, no details': {
      blockType: 'download-list',
      heading: 'Unterlagen',
      files: [
        {
          title: 'Sicherheitsbestimmungsübereinstimmungserklärung für Kabelverarbeitungsmaschinen',
          format: 'STEP',
          details: null,
          href: 'https://files.norlitz.example/erklaerung.step',
        },
      ],
    },
  },
})
