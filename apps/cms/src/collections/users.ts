import type { CollectionConfig } from 'payload'
import { administratorsOnly, administratorsOnlyField, ownRecord, staffOnly } from '../access/staff.ts'

const minute = 60_000

/** Staff who write content. Customers of the portal are not here; they live in the identity server. */
export function users({ secureCookies }: { secureCookies: boolean }): CollectionConfig {
  return {
    slug: 'users',
    labels: { singular: 'Editor', plural: 'Editors' },
    admin: { useAsTitle: 'email', defaultColumns: ['email', 'name', 'role'] },
    auth: {
      tokenExpiration: 8 * 60 * 60,
      maxLoginAttempts: 5,
      lockTime: 10 * minute,
      cookies: { sameSite: 'Lax', secure: secureCookies },
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
      { name: 'name', type: 'text', required: true },
      {
        name: 'role',
        type: 'select',
        required: true,
        defaultValue: 'editor',
        options: [
          { value: 'editor', label: 'Editor' },
          { value: 'administrator', label: 'Administrator' },
        ],
        // The role travels in the session, so that access rules need no query.
        saveToJWT: true,
        access: { create: administratorsOnlyField, update: administratorsOnlyField },
      },
    ],
  }
}
