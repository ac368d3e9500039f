import { bilingual } from '@ferrule/blocks/bilingual'
import type { Config } from 'payload'
import { publishersOnly, staffOnly, writersOnly } from '../access/staff.ts'

type Folders = Exclude<Config['folders'], false | undefined>

/**
 * Folders of the media library. Editors who may upload also arrange; deleting a folder needs the right to delete files.
 * Folders contain media only, so they need no choice of collections.
 */
export const mediaFolders: Folders = {
  slug: 'media-folders',
  browseByFolder: false,
  collectionSpecific: false,
  collectionOverrides: [
    ({ collection }) => ({
      ...collection,
      labels: { singular: bilingual('Folder', 'Ordner'), plural: bilingual('Folders', 'Ordner') },
      access: { create: writersOnly, read: staffOnly, update: writersOnly, delete: publishersOnly },
      // Its type must exist, because media refer to it.
      graphQL: { disableQueries: true, disableMutations: true },
    }),
  ],
}
