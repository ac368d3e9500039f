import type { CollectionConfig } from 'payload'
import { everybody, publishersOnly } from '../access/staff.ts'
import { validateKey } from '../fields/validate-key.ts'
import { announceStoryCategory, announceStoryTopic } from '../publishing/announce-records.ts'
import { words } from '../words.ts'

/** What stories are filed under. The key stands in addresses and is the same in every language, the name is read. */
const subjects = {
  access: { read: everybody, create: publishersOnly, update: publishersOnly, delete: publishersOnly },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'slug'], group: words('Content', 'Inhalte') },
  defaultPopulate: { name: true, slug: true },
  fields: [
    { name: 'name', label: words('Name', 'Name'), type: 'text', required: true, localized: true, maxLength: 60 },
    {
      name: 'slug',
      label: words('Key in addresses', 'Schlüssel in Adressen'),
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 40,
      validate: validateKey,
    },
  ],
} satisfies Partial<CollectionConfig>

/** A story has one at most. */
export const storyCategories: CollectionConfig = {
  ...subjects,
  slug: 'story-categories',
  labels: {
    singular: words('Category of stories', 'Kategorie von Stories'),
    plural: words('Categories of stories', 'Kategorien von Stories'),
  },
  hooks: announceStoryCategory,
}

/** A story touches any number of them. */
export const storyTopics: CollectionConfig = {
  ...subjects,
  slug: 'story-topics',
  labels: {
    singular: words('Topic of stories', 'Thema von Stories'),
    plural: words('Topics of stories', 'Themen von Stories'),
  },
  hooks: announceStoryTopic,
}
