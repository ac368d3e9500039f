import { bilingual } from '@ferrule/blocks/bilingual'
import { staffRoles } from '@ferrule/domain/publishing/staff-rights'
import type { CollectionConfig, Field } from 'payload'
import { administratorsOnly, administratorsOnlyField, staffOnly } from '../access/staff.ts'
import { staffRoleLabels } from '../fields/staff-role-labels.ts'
import { editorAreaEndpoints } from '../sign-in/editor-area-endpoints.ts'
import { sessionHooks } from '../sign-in/session-hooks.ts'
import { beginSignIn, finishSignIn, type SignIn } from '../sign-in/sign-in.ts'
import { staffStrategy } from '../sign-in/staff-strategy.ts'

const byIdentityServer = bilingual('Comes from the identity server.', 'Kommt vom Identity Server.')
const neverWritable = { create: () => false, update: () => false }

const staffFields: Field[] = [
  {
    name: 'email',
    label: bilingual('E-mail', 'E-Mail'),
    type: 'email',
    required: true,
    unique: true,
    index: true,
    access: neverWritable,
    admin: { readOnly: true, description: byIdentityServer },
  },
  {
    name: 'name',
    label: bilingual('Name', 'Name'),
    type: 'text',
    required: true,
    access: neverWritable,
    admin: { readOnly: true, description: byIdentityServer },
  },
  {
    name: 'subject',
    type: 'text',
    unique: true,
    index: true,
    hidden: true,
    access: { ...neverWritable, read: () => false },
  },
  {
    name: 'role',
    label: bilingual('Role', 'Rolle'),
    type: 'select',
    required: true,
    defaultValue: 'editor',
    options: staffRoles.map((value) => ({ value, label: staffRoleLabels[value] })),
    access: neverWritable,
    admin: { readOnly: true, description: byIdentityServer },
  },
  {
    name: 'sites',
    label: bilingual('Sites', 'Websites'),
    type: 'relationship',
    relationTo: 'sites',
    hasMany: true,
    access: { create: administratorsOnlyField, update: administratorsOnlyField },
    admin: { description: bilingual('Empty means all sites.', 'Leer heißt alle Websites.') },
  },
]

/**
 * Content staff. Identity and role come from the identity server and are copied at every sign-in; the sites are
 * assigned here. Portal customers are not in this collection.
 */
export function users(signIn: SignIn): CollectionConfig {
  return {
    slug: 'users',
    labels: { singular: bilingual('Editor', 'Redaktionsmitglied'), plural: bilingual('Editors', 'Redaktion') },
    admin: {
      useAsTitle: 'email',
      defaultColumns: ['email', 'name', 'role', 'sites'],
      group: bilingual('Settings', 'Einstellungen'),
    },
    auth: { disableLocalStrategy: true, strategies: [staffStrategy(signIn.origin)] },
    hooks: sessionHooks(signIn),
    endpoints: [
      { path: '/sign-in', method: 'get', handler: (req) => beginSignIn(req, signIn) },
      { path: '/sign-in/callback', method: 'get', handler: (req) => finishSignIn(req, signIn) },
      ...editorAreaEndpoints,
    ],
    access: {
      admin: ({ req }) => Boolean(req.user),
      read: staffOnly,
      // The first sign-in creates the record; no user can.
      create: () => false,
      update: administratorsOnly,
      delete: administratorsOnly,
    },
    fields: staffFields,
  }
}
