import { staffRoles } from '@ferrule/domain/publishing/staff-rights'
import type { CollectionConfig, Field } from 'payload'
import { administratorsOnly, administratorsOnlyField, staffOnly } from '../access/staff.ts'
import { sessionHooks } from '../sign-in/session-hooks.ts'
import { beginSignIn, finishSignIn, type SignIn } from '../sign-in/sign-in.ts'
import { staffStrategy } from '../sign-in/staff-strategy.ts'
import { words } from '../words.ts'

const roleLabels = {
  translator: words('Translator: writes texts, as drafts', 'Übersetzung: schreibt Texte, als Entwurf'),
  editor: words('Editor: creates pages, as drafts', 'Redaktion: legt Seiten an, als Entwurf'),
  publisher: words('Publisher: decides what is public', 'Publikation: entscheidet, was öffentlich ist'),
  administrator: words('Administrator: sites and people too', 'Administration: auch Websites und Personen'),
}

const byIdentityServer = words('Comes from the identity server.', 'Kommt vom Identity Server.')
const nobody = { create: () => false, update: () => false }

const staffFields: Field[] = [
  {
    name: 'email',
    label: words('E-mail', 'E-Mail'),
    type: 'email',
    required: true,
    unique: true,
    index: true,
    access: nobody,
    admin: { readOnly: true, description: byIdentityServer },
  },
  {
    name: 'name',
    label: words('Name', 'Name'),
    type: 'text',
    required: true,
    access: nobody,
    admin: { readOnly: true, description: byIdentityServer },
  },
  {
    name: 'subject',
    type: 'text',
    unique: true,
    index: true,
    hidden: true,
    access: { ...nobody, read: () => false },
  },
  {
    name: 'role',
    label: words('Role', 'Rolle'),
    type: 'select',
    required: true,
    defaultValue: 'editor',
    options: staffRoles.map((value) => ({ value, label: roleLabels[value] })),
    access: nobody,
    admin: { readOnly: true, description: byIdentityServer },
  },
  {
    name: 'sites',
    label: words('Sites', 'Websites'),
    type: 'relationship',
    relationTo: 'sites',
    hasMany: true,
    access: { create: administratorsOnlyField, update: administratorsOnlyField },
    admin: { description: words('Empty means all of them.', 'Leer heisst alle.') },
  },
]

/**
 * Staff who write content, as they were when they last signed in: who they are and what they may is decided at the
 * identity server, for which sites here. Customers of the portal are not here.
 */
export function users(signIn: SignIn): CollectionConfig {
  return {
    slug: 'users',
    labels: { singular: words('Editor', 'Redaktionsmitglied'), plural: words('Editors', 'Redaktion') },
    admin: {
      useAsTitle: 'email',
      defaultColumns: ['email', 'name', 'role', 'sites'],
      group: words('Settings', 'Einstellungen'),
    },
    auth: { disableLocalStrategy: true, strategies: [staffStrategy(signIn.origin)] },
    hooks: sessionHooks(signIn),
    endpoints: [
      { path: '/sign-in', method: 'get', handler: (req) => beginSignIn(req, signIn) },
      { path: '/sign-in/callback', method: 'get', handler: (req) => finishSignIn(req, signIn) },
    ],
    access: {
      admin: ({ req }) => Boolean(req.user),
      read: staffOnly,
      // A record is made by the first login, and by nobody.
      create: () => false,
      update: administratorsOnly,
      delete: administratorsOnly,
    },
    fields: staffFields,
  }
}
