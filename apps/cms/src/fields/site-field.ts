import type { SingleRelationshipField } from 'payload'
import { words } from '../words.ts'

export function siteField(admin: SingleRelationshipField['admin'] = {}): SingleRelationshipField {
  return {
    name: 'site',
    label: words('Site', 'Website'),
    type: 'relationship',
    relationTo: 'sites',
    required: true,
    index: true,
    admin,
  }
}
