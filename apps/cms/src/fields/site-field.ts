import { bilingual } from '@ferrule/blocks/bilingual'
import type { SingleRelationshipField } from 'payload'
import { firstOwnSite } from '../access/of-site.ts'

export function siteField(admin: SingleRelationshipField['admin'] = {}): SingleRelationshipField {
  return {
    name: 'site',
    label: bilingual('Site', 'Website'),
    type: 'relationship',
    relationTo: 'sites',
    required: true,
    index: true,
    defaultValue: firstOwnSite,
    admin,
  }
}
