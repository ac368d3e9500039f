import type { CollectionConfig } from 'payload'
import { changeOnSite, createOnSite } from '../access/of-site.ts'
import { noDraftsForPublic, readPublished } from '../access/published.ts'
import { staffOnly } from '../access/staff.ts'
import { momentFields } from '../page-fields/moment-fields.ts'
import { placeFields } from '../page-fields/place-fields.ts'
import { protectionField } from '../page-fields/protection-field.ts'
import { addPublishedLanguages } from '../page-fields/published-languages.ts'
import { shareFields, textFields } from '../page-fields/text-fields.ts'
import { pageTypeField, typeFields } from '../page-fields/type-fields.ts'
import { checkPagePassword } from '../page-passwords/check-page-password.ts'
import { keepPassword } from '../page-passwords/keep-password.ts'
import { derivePath } from '../page-paths/derive-path.ts'
import { keepHomePages } from '../page-paths/keep-home-pages.ts'
import { keepParents } from '../page-paths/keep-parents.ts'
import { moveDescendants } from '../page-paths/move-descendants.ts'
import { toWebsiteAddress } from '../preview/website-address.ts'
import { announceChange, announceDeletion } from '../publishing/announce-change.ts'
import { rememberBeforeChange, rememberBeforeDelete } from '../publishing/published-before.ts'
import { requireReaders } from '../publishing/require-readers.ts'
import { words } from '../words.ts'

/** All four kinds of pages: one space of addresses and one way of publishing. */
export const pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: words('Page', 'Seite'), plural: words('Pages', 'Seiten') },
  admin: {
    group: words('Content', 'Inhalte'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'path', 'site', 'pageType', 'publishedLanguages', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'path'],
    preview: toWebsiteAddress,
  },
  access: {
    read: readPublished,
    readVersions: staffOnly,
    create: createOnSite('write'),
    update: changeOnSite('translate'),
    delete: changeOnSite('publish'),
  },
  endpoints: [checkPagePassword],
  hooks: {
    beforeOperation: [noDraftsForPublic],
    beforeValidate: [derivePath],
    beforeChange: [requireReaders, keepPassword, rememberBeforeChange],
    afterChange: [moveDescendants, announceChange],
    beforeRead: [addPublishedLanguages],
    beforeDelete: [keepParents, keepHomePages, rememberBeforeDelete],
    afterDelete: [announceDeletion],
  },
  versions: { maxPerDoc: 25, drafts: { autosave: { interval: 1500 }, localizeStatus: true } },
  defaultPopulate: { title: true, path: true },
  // Without them nobody could tell whether what is read is protected, or where it is public.
  forceSelect: { protection: { level: true }, _status: true },
  indexes: [{ fields: ['site', 'path'], unique: true }],
  fields: [
    // Payload's own field, completed: a copy of a published page would otherwise be public at once.
    { name: '_status', label: 'Status', type: 'select', options: [], hooks: { beforeDuplicate: [() => 'draft'] } },
    {
      type: 'tabs',
      tabs: [
        { label: words('Text', 'Text'), fields: [...textFields, ...typeFields] },
        {
          label: words('Reach and protection', 'Reichweite und Schutz'),
          fields: [...placeFields.filter((field) => !isInSidebar(field)), protectionField],
        },
        { label: words('Sharing', 'Teilen'), fields: shareFields },
      ],
    },
    pageTypeField,
    ...placeFields.filter(isInSidebar),
    ...momentFields,
  ],
}

function isInSidebar(field: (typeof placeFields)[number]): boolean {
  return field.admin !== undefined && 'position' in field.admin && field.admin.position === 'sidebar'
}
