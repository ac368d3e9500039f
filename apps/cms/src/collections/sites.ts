import { bilingual } from '@ferrule/blocks/bilingual'
import type { CollectionConfig } from 'payload'
import { changeOwnSite } from '../access/of-site.ts'
import { readUntrashed } from '../access/published.ts'
import { administratorsOnly, staffOnly } from '../access/staff.ts'
import { enqueueSiteRefresh } from '../publishing/enqueue-record-refresh.ts'
import { keepFirstVersion } from '../restoring/keep-first-version.ts'
import { siteFields } from '../site-fields/site-fields.ts'

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
    read: readUntrashed,
    readVersions: staffOnly,
    create: administratorsOnly,
    update: changeOwnSite,
    delete: administratorsOnly,
  },
  hooks: { ...enqueueSiteRefresh, beforeChange: [keepFirstVersion] },
  versions: { maxPerDoc: 50 },
  trash: true,
  defaultPopulate: { name: true, slug: true },
  fields: siteFields,
}
