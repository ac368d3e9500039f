import { bilingual } from '@ferrule/blocks/bilingual'
import { maxRedirectAddressLength } from '@ferrule/domain/redirects/redirect-table'
import type { CollectionConfig } from 'payload'
import { changeOnSite, createOnSite, guardSite, refuseUnreadable } from '../access/of-site.ts'
import { readUntrashed } from '../access/published.ts'
import { staffOnly } from '../access/staff.ts'
import { siteField } from '../fields/site-field.ts'
import { enqueueRedirectRefresh } from '../publishing/enqueue-record-refresh.ts'
import { redirectImportEndpoints } from '../redirect-import/redirect-import-endpoints.ts'
import { checkRedirect } from '../redirects/check-redirect.ts'
import { prefilled, prefilledSite } from '../redirects/prefilled.ts'
import { spellAddress } from '../redirects/spell-address.ts'
import { keepFirstVersion } from '../restoring/keep-first-version.ts'

export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: bilingual('Redirect', 'Weiterleitung'), plural: bilingual('Redirects', 'Weiterleitungen') },
  admin: {
    useAsTitle: 'previousUrl',
    defaultColumns: ['previousUrl', 'target', 'site', 'updatedAt'],
    listSearchableFields: ['previousUrl', 'target'],
    components: { beforeListTable: ['/redirect-import/redirect-import-link.tsx#RedirectImportLink'] },
    group: bilingual('Content', 'Inhalte'),
  },
  access: {
    read: readUntrashed,
    readVersions: staffOnly,
    create: createOnSite('publish'),
    update: changeOnSite('publish'),
    delete: changeOnSite('publish'),
  },
  endpoints: redirectImportEndpoints,
  versions: { maxPerDoc: 25 },
  enableQueryPresets: true,
  trash: true,
  // The website looks up redirects by address and site; there is at most one for each.
  indexes: [{ fields: ['previousUrl', 'site'], unique: true }],
  hooks: {
    ...enqueueRedirectRefresh,
    beforeOperation: [refuseUnreadable],
    beforeChange: [guardSite, checkRedirect, keepFirstVersion],
  },
  fields: [
    { ...siteField(), defaultValue: prefilledSite },
    {
      name: 'previousUrl',
      label: bilingual('Previous address', 'Bisherige Adresse'),
      type: 'text',
      required: true,
      defaultValue: prefilled('previousUrl'),
      maxLength: maxRedirectAddressLength,
      // Normalised before validation, because the website looks up addresses in their normalised spelling.
      hooks: { beforeValidate: [spellAddress] },
      admin: {
        description: bilingual(
          'A path such as /company/history, or /de/firma for one language only.',
          'Ein Pfad wie /company/history, oder /de/firma für nur eine Sprache.',
        ),
      },
    },
    {
      name: 'target',
      label: bilingual('Target', 'Ziel'),
      type: 'text',
      required: true,
      defaultValue: prefilled('target'),
      maxLength: 500,
      admin: {
        description: bilingual('A path on the same site.', 'Ein Pfad derselben Website.'),
      },
    },
  ],
}
