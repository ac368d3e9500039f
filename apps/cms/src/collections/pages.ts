import { themeKeys } from '@ferrule/domain/pages/theme'
import type { CollectionConfig } from 'payload'
import { noDraftsForPublic, readPublished } from '../access/published.ts'
import { staffOnly } from '../access/staff.ts'
import { derivePath } from '../page-paths/derive-path.ts'
import { moveDescendants } from '../page-paths/move-descendants.ts'
import { keepParents } from '../page-paths/keep-parents.ts'
import { validateSlug } from '../page-paths/validate-slug.ts'
import { announceChange, announceDeletion } from '../publishing/announce-change.ts'
import { rememberBeforeChange, rememberBeforeDelete } from '../publishing/published-before.ts'

export const pages: CollectionConfig = {
  slug: 'pages',
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'path', 'site', '_status'] },
  access: {
    read: readPublished,
    readVersions: staffOnly,
    create: staffOnly,
    update: staffOnly,
    delete: staffOnly,
  },
  hooks: {
    beforeOperation: [noDraftsForPublic],
    beforeValidate: [derivePath],
    beforeChange: [rememberBeforeChange],
    afterChange: [moveDescendants, announceChange],
    beforeDelete: [keepParents, rememberBeforeDelete],
    afterDelete: [announceDeletion],
  },
  versions: { maxPerDoc: 25, drafts: { autosave: { interval: 1500 }, localizeStatus: true } },
  defaultPopulate: { title: true, path: true },
  indexes: [{ fields: ['site', 'path'], unique: true }],
  fields: [
    // Payload's own field, completed: a copy of a published page would otherwise be public at once.
    { name: '_status', label: 'Status', type: 'select', options: [], hooks: { beforeDuplicate: [() => 'draft'] } },
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 120 },
    {
      name: 'description',
      type: 'textarea',
      localized: true,
      maxLength: 300,
      admin: { description: 'One or two sentences, shown by search engines and in search results.' },
    },
    {
      name: 'blocks',
      type: 'blocks',
      // On the field itself: with shared rows Payload merges languages by position, and a reorder mixes them up.
      localized: true,
      required: true,
      minRows: 1,
      blocks: [],
      blockReferences: [
        'hero',
        'text',
        'text-with-media',
        'accordion',
        'quote',
        'timeline',
        'image',
        'gallery',
        'video',
        'key-figures',
        'table',
        'investor-table',
        'chart',
        'download-list',
        'teaser-grid',
        'story-teasers',
        'product-teasers',
        'classification-grid',
        'news-feed-teaser',
        'location-teaser',
        'contact-panel',
        'embedded-search',
        'anchor',
        'call-to-action',
      ],
    },
    {
      name: 'site',
      type: 'relationship',
      relationTo: 'sites',
      required: true,
      index: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'pages',
      index: true,
      maxDepth: 0,
      admin: { position: 'sidebar' },
      filterOptions: ({ id, data }) => ({
        ...(id ? { id: { not_equals: id } } : {}),
        ...(data.site ? { site: { equals: data.site } } : {}),
      }),
    },
    {
      name: 'slug',
      type: 'text',
      required: true,
      validate: validateSlug,
      admin: { position: 'sidebar', description: 'The last part of the address; home for the first page of a site.' },
      hooks: { beforeDuplicate: [({ value }) => (value ? `${value}-copy` : value)] },
    },
    {
      name: 'path',
      type: 'text',
      index: true,
      admin: { position: 'sidebar', readOnly: true, description: 'Made from the parent and the slug.' },
    },
    {
      name: 'theme',
      type: 'select',
      required: true,
      defaultValue: 'Default',
      options: [...themeKeys],
      admin: { position: 'sidebar' },
    },
    {
      name: 'publishAt',
      type: 'date',
      required: true,
      defaultValue: () => new Date().toISOString(),
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime' },
        description: 'Published texts stay hidden until this moment.',
      },
    },
  ],
}
