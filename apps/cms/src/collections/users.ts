import { staffRoles } from '@ferrule/domain/publishing/staff-rights'
import type { CollectionConfig } from 'payload'
import { administratorsOnly, administratorsOnlyField, ownRecord, staffOnly } from '../access/staff.ts'
import { passwordMail } from '../mail/password-mail.ts'
import { words } from '../words.ts'

const minute = 60_000

const roleLabels = {
  translator: words('Translator: writes texts, as drafts', 'Übersetzung: schreibt Texte, als Entwurf'),
  editor: words('Editor: creates pages, as drafts', 'Redaktion: legt Seiten an, als Entwurf'),
  publisher: words('Publisher: decides what is public', 'Publikation: entscheidet, was öffentlich ist'),
  administrator: words('Administrator: sites and people too', 'Administration: auch Websites und Personen'),
}

/** Staff who write content. Customers of the portal are not here; they live in the identity server. */
export function users({ origin }: { origin: string }): CollectionConfig {
  return {
    slug: 'users',
    labels: { singular: words('Editor', 'Redaktionsmitglied'), plural: words('Editors', 'Redaktion') },
    admin: {
      useAsTitle: 'email',
      defaultColumns: ['email', 'name', 'role', 'sites'],
      group: words('Settings', 'Einstellungen'),
    },
    auth: {
      tokenExpiration: 8 * 60 * 60,
      maxLoginAttempts: 5,
      lockTime: 10 * minute,
      cookies: { sameSite: 'Lax', secure: origin.startsWith('https:') },
      forgotPassword: passwordMail(origin),
    },
    // Payload lets whoever comes first create the first administrator. Ours comes from the seed.
    endpoints: [{ path: '/first-register', method: 'post', handler: () => new Response(null, { status: 404 }) }],
    access: {
      admin: ({ req }) => Boolean(req.user),
      read: staffOnly,
      create: administratorsOnly,
      update: ownRecord,
      delete: administratorsOnly,
      unlock: administratorsOnly,
    },
    fields: [
      { name: 'name', label: words('Name', 'Name'), type: 'text', required: true },
      {
        name: 'role',
        label: words('Role', 'Rolle'),
        type: 'select',
        required: true,
        defaultValue: 'editor',
        options: staffRoles.map((value) => ({ value, label: roleLabels[value] })),
        // The role travels in the session, so that access rules need no query.
        saveToJWT: true,
        access: { create: administratorsOnlyField, update: administratorsOnlyField },
      },
      {
        name: 'sites',
        label: words('Sites', 'Websites'),
        type: 'relationship',
        relationTo: 'sites',
        hasMany: true,
        saveToJWT: true,
        access: { create: administratorsOnlyField, update: administratorsOnlyField },
        admin: { description: words('Empty means all of them.', 'Leer heisst alle.') },
      },
    ],
  }
}
