import type { CollectionConfig } from 'payload'
import { changeOwnSite } from '../access/of-site.ts'
import { administratorsOnly, everybody } from '../access/staff.ts'
import { announceSite } from '../publishing/announce-records.ts'
import { siteFields } from '../site-fields/site-fields.ts'
import { words } from '../words.ts'

/** What differs between sites is data here, never a condition in code. */
export const sites: CollectionConfig = {
  slug: 'sites',
  labels: { singular: words('Site', 'Website'), plural: words('Sites', 'Websites') },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', 'theme', 'languages'],
    group: words('Settings', 'Einstellungen'),
  },
  access: {
    read: everybody,
    create: administratorsOnly,
    update: changeOwnSite,
    delete: administratorsOnly,
  },
  hooks: announceSite,
  defaultPopulate: { name: true, slug: true },
  fields: siteFields,
}
