import type { CollectionConfig } from 'payload'
import { changeOwnSite } from '../access/of-site.ts'
import { administratorsOnly, anyone } from '../access/staff.ts'
import { enqueueSiteRefresh } from '../publishing/enqueue-record-refresh.ts'
import { siteFields } from '../site-fields/site-fields.ts'
import { bilingual } from '../bilingual.ts'

/** Differences between sites are settings in this collection, never conditions in code. */
export const sites: CollectionConfig = {
  slug: 'sites',
  labels: { singular: bilingual('Site', 'Website'), plural: bilingual('Sites', 'Websites') },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', 'theme', 'languages'],
    group: bilingual('Settings', 'Einstellungen'),
  },
  access: {
    read: anyone,
    create: administratorsOnly,
    update: changeOwnSite,
    delete: administratorsOnly,
  },
  hooks: enqueueSiteRefresh,
  defaultPopulate: { name: true, slug: true },
  fields: siteFields,
}
