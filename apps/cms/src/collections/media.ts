import { randomBytes } from 'node:crypto'
import { parse } from 'node:path'
import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'
import { everybody, staffOnly } from '../access/staff.ts'

/** Nobody can guess the address of a picture that no published page shows yet, such as next quarter's report. */
const unguessableName: CollectionBeforeOperationHook = ({ args, req }) => {
  if (req.file) {
    const { name, ext } = parse(req.file.name)
    req.file.name = `${name}-${randomBytes(9).toString('hex')}${ext.toLowerCase()}`
  }
  return args
}

export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture or film', plural: 'Pictures and films' },
  admin: { useAsTitle: 'filename', defaultColumns: ['filename', 'alt'] },
  access: { read: everybody, create: staffOnly, update: staffOnly, delete: staffOnly },
  hooks: { beforeOperation: [unguessableName] },
  // No SVG: it can carry script.
  upload: {
    mimeTypes: ['image/webp', 'image/png', 'image/jpeg', 'image/avif', 'video/mp4', 'video/webm'],
    focalPoint: true,
  },
  fields: [
    {
      name: 'alt',
      label: 'Alternative text',
      type: 'text',
      required: true,
      localized: true,
      admin: { description: 'Names the machine and the view, for readers who cannot see the picture.' },
    },
    {
      name: 'source',
      type: 'text',
      index: true,
      admin: { readOnly: true, description: 'The file this picture was first uploaded as.' },
    },
  ],
}
