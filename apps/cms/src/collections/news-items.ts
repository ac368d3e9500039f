import { pictureField } from '@ferrule/blocks/pictures/picture-field'
import type { CollectionConfig } from 'payload'
import { changeOnSite, createOnSite } from '../access/of-site.ts'
import { readNews } from '../access/published.ts'
import { siteField } from '../fields/site-field.ts'
import { targetField } from '../fields/target-field.ts'
import { announceNews } from '../publishing/announce-records.ts'
import { words } from '../words.ts'

/** What the news panel shows: short, with a date, in the languages that have a title. */
export const newsItems: CollectionConfig = {
  slug: 'news-items',
  labels: { singular: words('News item', 'Meldung'), plural: words('News', 'Meldungen') },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'site', 'publicationDate'],
    group: words('Content', 'Inhalte'),
  },
  access: {
    read: readNews,
    create: createOnSite('publish'),
    update: changeOnSite('publish'),
    delete: changeOnSite('publish'),
  },
  hooks: announceNews,
  defaultSort: '-publicationDate',
  fields: [
    siteField({ position: 'sidebar' }),
    { name: 'title', label: words('Title', 'Titel'), type: 'text', required: true, localized: true, maxLength: 120 },
    { name: 'text', label: words('Text', 'Text'), type: 'textarea', localized: true, maxLength: 600 },
    pictureField(),
    { ...targetField({ name: 'link' }), label: words('Leads to', 'Führt zu') },
    {
      name: 'publicationDate',
      label: words('Date', 'Datum'),
      type: 'date',
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime' },
        description: words('Hidden until then.', 'Bis dahin verborgen.'),
      },
    },
    {
      name: 'source',
      type: 'text',
      index: true,
      admin: { hidden: true },
    },
  ],
}
