import type { CollectionConfig } from 'payload'
import { readMedia } from '../access/media.ts'
import { publishersOnly, writersOnly } from '../access/staff.ts'
import { describeFile } from '../media/describe-file.ts'
import { editorFileTypes } from '../media/editor-file-type.ts'
import { judgeFile } from '../media/judge-file.ts'
import { unguessableName } from '../media/unguessable-name.ts'
import { announceMedia } from '../publishing/announce-media.ts'
import { words } from '../words.ts'

const measured = { readOnly: true, position: 'sidebar' } as const

export const media: CollectionConfig = {
  slug: 'media',
  labels: {
    singular: words('Picture, film or document', 'Bild, Film oder Dokument'),
    plural: words('Pictures, films and documents', 'Bilder, Filme und Dokumente'),
  },
  admin: {
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'mimeType', 'updatedAt'],
    listSearchableFields: ['filename', 'alt'],
    group: words('Content', 'Inhalte'),
  },
  access: { read: readMedia, create: writersOnly, update: writersOnly, delete: publishersOnly },
  hooks: { beforeOperation: [judgeFile, unguessableName], beforeChange: [describeFile], ...announceMedia },
  upload: {
    mimeTypes: [...editorFileTypes],
    focalPoint: true,
    // Cutting would change a file under its name, and addresses made of the name are kept for ever. The focal point
    // does the same for every size.
    crop: false,
  },
  fields: [
    {
      name: 'alt',
      label: words('Alternative text', 'Alternativtext'),
      type: 'text',
      required: true,
      localized: true,
      maxLength: 300,
      admin: {
        description: words(
          'Names the machine and the view, for readers who cannot see the picture.',
          'Nennt die Maschine und die Ansicht, für alle, die das Bild nicht sehen.',
        ),
      },
    },
    {
      name: 'source',
      label: words('Uploaded as', 'Hochgeladen als'),
      type: 'text',
      index: true,
      admin: measured,
    },
    // Both measured from the file: what it is called by at the edge, and what is shown until it is there.
    { name: 'hash', label: words('Content hash', 'Inhaltsprüfsumme'), type: 'text', index: true, admin: measured },
    { name: 'colour', label: words('Main colour', 'Hauptfarbe'), type: 'text', admin: measured },
  ],
}
