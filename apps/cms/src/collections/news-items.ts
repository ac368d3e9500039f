import { bilingual } from '@ferrule/blocks/bilingual'
import { pictureField } from '@ferrule/blocks/pictures/picture-field'
import type { CollectionConfig, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import { changeOnSite, createOnSite, guardSite, refuseUnreadable } from '../access/of-site.ts'
import { readNews } from '../access/published.ts'
import { staffOnly } from '../access/staff.ts'
import { publicationDateField } from '../fields/publication-date-field.ts'
import { siteField } from '../fields/site-field.ts'
import { linkTargetField } from '../fields/link-target-field.ts'
import { enqueueNewsRefresh } from '../publishing/enqueue-record-refresh.ts'
import { keepFirstVersion } from '../restoring/keep-first-version.ts'

/** Payload validates the restore of a version in English, which an item need not have. */
const requireTitle: TextFieldSingleValidation = (value, options) =>
  options.req.context['isRestoringVersion'] ? true : text(value, options)

/** Items of the news panel. An item appears in the languages in which it has a title. */
export const newsItems: CollectionConfig = {
  slug: 'news-items',
  labels: { singular: bilingual('News item', 'Meldung'), plural: bilingual('News', 'Meldungen') },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'site', 'publicationDate'],
    group: bilingual('Content', 'Inhalte'),
  },
  access: {
    read: readNews,
    readVersions: staffOnly,
    create: createOnSite('publish'),
    update: changeOnSite('publish'),
    delete: changeOnSite('publish'),
  },
  hooks: { ...enqueueNewsRefresh, beforeOperation: [refuseUnreadable], beforeChange: [guardSite, keepFirstVersion] },
  versions: { maxPerDoc: 25 },
  enableQueryPresets: true,
  trash: true,
  defaultSort: '-publicationDate',
  fields: [
    siteField({ position: 'sidebar' }),
    {
      name: 'title',
      label: bilingual('Title', 'Titel'),
      type: 'text',
      required: true,
      localized: true,
      maxLength: 120,
      validate: requireTitle,
    },
    { name: 'text', label: bilingual('Text', 'Text'), type: 'textarea', localized: true, maxLength: 600 },
    pictureField(),
    { ...linkTargetField({ name: 'link' }), label: bilingual('Link target', 'Linkziel') },
    publicationDateField,
    {
      name: 'source',
      type: 'text',
      index: true,
      admin: { hidden: true },
    },
  ],
}
