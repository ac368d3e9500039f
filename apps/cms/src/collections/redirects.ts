import type { CollectionConfig } from 'payload'
import { changeOnSite, createOnSite } from '../access/of-site.ts'
import { everybody } from '../access/staff.ts'
import { siteField } from '../fields/site-field.ts'
import { announceRedirects } from '../publishing/announce-records.ts'
import { checkRedirect } from '../redirects/check-redirect.ts'
import { words } from '../words.ts'

export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: words('Redirect', 'Weiterleitung'), plural: words('Redirects', 'Weiterleitungen') },
  admin: {
    useAsTitle: 'previousUrl',
    defaultColumns: ['previousUrl', 'target', 'site', 'updatedAt'],
    listSearchableFields: ['previousUrl', 'target'],
    group: words('Content', 'Inhalte'),
  },
  access: {
    read: everybody,
    create: createOnSite('publish'),
    update: changeOnSite('publish'),
    delete: changeOnSite('publish'),
  },
  hooks: { ...announceRedirects, beforeChange: [checkRedirect] },
  fields: [
    siteField(),
    {
      name: 'previousUrl',
      label: words('Previous address', 'Bisherige Adresse'),
      type: 'text',
      required: true,
      index: true,
      maxLength: 500,
      admin: {
        description: words(
          'A path such as /company/history, or /de/firma for one language only.',
          'Ein Pfad wie /company/history, oder /de/firma für nur eine Sprache.',
        ),
      },
    },
    {
      name: 'target',
      label: words('Leads to', 'Führt zu'),
      type: 'text',
      required: true,
      maxLength: 500,
      admin: {
        description: words('A path of the same site.', 'Ein Pfad derselben Website.'),
      },
    },
  ],
}
