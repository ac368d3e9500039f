import { bilingual } from '@ferrule/blocks/bilingual'
import type { CollectionConfig } from 'payload'
import { anyone, publishersOnly } from '../access/staff.ts'
import { validateKey } from '../fields/validate-key.ts'
import { enqueueStoryCategoryRefresh, enqueueStoryTopicRefresh } from '../publishing/enqueue-record-refresh.ts'

/**
 * Categories and topics of stories. The slug is part of URLs and the same in every language; the name is translated.
 */
const subjects = {
  access: { read: anyone, create: publishersOnly, update: publishersOnly, delete: publishersOnly },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'slug'], group: bilingual('Content', 'Inhalte') },
  defaultPopulate: { name: true, slug: true },
  fields: [
    { name: 'name', label: bilingual('Name', 'Name'), type: 'text', required: true, localized: true, maxLength: 60 },
    {
      name: 'slug',
      label: bilingual('Slug', 'Slug'),
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 40,
      validate: validateKey,
    },
  ],
} satisfies Partial<CollectionConfig>

/** A story has at most one category. */
export const storyCategories: CollectionConfig = {
  ...subjects,
  slug: 'story-categories',
  labels: {
    singular: bilingual('Story category', 'Story-Kategorie'),
    plural: bilingual('Story categories', 'Story-Kategorien'),
  },
  hooks: enqueueStoryCategoryRefresh,
}

/** A story has any number of topics. */
export const storyTopics: CollectionConfig = {
  ...subjects,
  slug: 'story-topics',
  labels: {
    singular: bilingual('Story topic', 'Story-Thema'),
    plural: bilingual('Story topics', 'Story-Themen'),
  },
  hooks: enqueueStoryTopicRefresh,
}
