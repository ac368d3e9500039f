import { bilingual } from '@ferrule/blocks/bilingual'
import type { CollectionConfig } from 'payload'
import { readMedia } from '../access/media.ts'
import { publishersOnly, writersOnly } from '../access/staff.ts'
import { describeFile } from '../media/describe-file.ts'
import { editorFileTypes } from '../media/editor-file-type.ts'
import { validateMediaFile } from '../media/validate-media-file.ts'
import { unguessableName } from '../media/unguessable-name.ts'
import { enqueueMediaRefresh } from '../publishing/enqueue-media-refresh.ts'

const computed = { readOnly: true, position: 'sidebar' } as const

export const media: CollectionConfig = {
  slug: 'media',
  labels: {
    singular: bilingual('Picture, video or document', 'Bild, Video oder Dokument'),
    plural: bilingual('Pictures, videos and documents', 'Bilder, Videos und Dokumente'),
  },
  admin: {
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'folder', 'mimeType', 'updatedAt'],
    listSearchableFields: ['filename', 'alt'],
    group: bilingual('Content', 'Inhalte'),
  },
  enableQueryPresets: true,
  folders: true,
  access: { read: readMedia, create: writersOnly, update: writersOnly, delete: publishersOnly },
  hooks: {
    beforeOperation: [validateMediaFile, unguessableName],
    beforeChange: [describeFile],
    ...enqueueMediaRefresh,
  },
  upload: {
    mimeTypes: [...editorFileTypes],
    focalPoint: true,
    // Cropping would change a file under the same name, and URLs built from the name are cached for ever. The focal
    // point crops every size instead.
    crop: false,
  },
  fields: [
    {
      name: 'alt',
      label: bilingual('Alternative text', 'Alternativtext'),
      type: 'text',
      required: true,
      localized: true,
      maxLength: 300,
      admin: {
        description: bilingual(
          'Names the machine and the view, for visitors who cannot see the picture.',
          'Nennt die Maschine und die Ansicht, für alle, die das Bild nicht sehen.',
        ),
      },
    },
    {
      name: 'source',
      label: bilingual('Uploaded as', 'Hochgeladen als'),
      type: 'text',
      index: true,
      admin: computed,
    },
    // Computed from the file: the hash identifies it at the edge, the colour is shown until it has loaded.
    { name: 'hash', label: bilingual('Content hash', 'Inhaltsprüfsumme'), type: 'text', index: true, admin: computed },
    { name: 'colour', label: bilingual('Main colour', 'Hauptfarbe'), type: 'text', admin: computed },
  ],
}
