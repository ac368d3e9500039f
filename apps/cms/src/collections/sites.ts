import { languages } from '@ferrule/domain/locales/language'
import { themeKeys } from '@ferrule/domain/pages/theme'
import type { CollectionConfig } from 'payload'
import { administratorsOnly, everybody } from '../access/staff.ts'

/** What differs between sites is data here, never a condition in code. */
export const sites: CollectionConfig = {
  slug: 'sites',
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'slug'], group: 'Settings' },
  access: {
    read: everybody,
    create: administratorsOnly,
    update: administratorsOnly,
    delete: administratorsOnly,
  },
  defaultPopulate: { name: true, slug: true },
  fields: [
    { name: 'name', type: 'text', required: true },
    {
      name: 'slug',
      type: 'text',
      unique: true,
      index: true,
      defaultValue: '',
      admin: { description: 'Empty for the main site.' },
      // Not `required`: the main site has the empty slug.
      validate: (value: string | null | undefined) =>
        /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(value ?? '') || 'Please use lower-case letters, digits and hyphens',
    },
    {
      name: 'domains',
      type: 'array',
      required: true,
      fields: [
        { name: 'host', type: 'text', required: true },
        { name: 'slug', type: 'text', admin: { description: 'First path segment, for a site without its own host.' } },
      ],
    },
    {
      name: 'languages',
      type: 'select',
      hasMany: true,
      required: true,
      options: [...languages],
      admin: { description: 'The preferred language first.' },
    },
    { name: 'theme', type: 'select', required: true, defaultValue: 'Default', options: [...themeKeys] },
    { name: 'portalName', type: 'text', required: true, defaultValue: 'mykomax' },
  ],
}
