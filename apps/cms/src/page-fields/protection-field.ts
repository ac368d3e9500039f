import type { Condition, GroupField, TextFieldSingleValidation } from 'payload'
import { publishersOnlyField } from '../access/staff.ts'
import { readByOwnServers } from '../access/protected.ts'
import { words } from '../words.ts'

type Protected = { level?: string | null }

const isLevel =
  (level: string): Condition =>
  (_, sibling: Protected) =>
    sibling.level === level

const validateRole: TextFieldSingleValidation = (value, { siblingData }) => {
  const { level }: Protected = siblingData
  return level !== 'ciam-role' || Boolean(value?.trim()) || 'Please enter the role that may read this page'
}

const nobody = () => false

/** Who may read the page. The password itself is kept nowhere, and its hash leaves this service by no door. */
export const protectionField: GroupField = {
  name: 'protection',
  label: words('Protection', 'Schutz'),
  type: 'group',
  access: { update: publishersOnlyField },
  fields: [
    {
      name: 'level',
      label: words('Who may read', 'Wer lesen darf'),
      type: 'select',
      required: true,
      defaultValue: 'none',
      options: [
        { value: 'none', label: words('Everybody', 'Alle') },
        { value: 'password', label: words('Whoever knows the password', 'Wer das Passwort kennt') },
        { value: 'ciam-role', label: words('Customers with a role', 'Kunden mit einer Rolle') },
      ],
    },
    {
      name: 'role',
      label: words('Role', 'Rolle'),
      type: 'text',
      maxLength: 100,
      validate: validateRole,
      admin: {
        condition: isLevel('ciam-role'),
        description: words('Its exact name, such as kmx_int_direct_active.', 'Genau, etwa kmx_int_direct_active.'),
      },
    },
    {
      name: 'newPassword',
      label: words('New password', 'Neues Passwort'),
      type: 'text',
      virtual: true,
      minLength: 8,
      maxLength: 200,
      admin: {
        condition: isLevel('password'),
        autoComplete: 'off',
        description: words(
          'Leave it empty to keep the one that is set. Whoever unlocked the page has to do so again.',
          'Leer lassen, um das bisherige zu behalten. Wer die Seite geöffnet hatte, muss es erneut tun.',
        ),
      },
    },
    {
      name: 'passwordHash',
      type: 'text',
      hidden: true,
      access: { read: nobody, create: nobody, update: nobody },
    },
    {
      // Unlocked pages remember it, so that a new password locks them again. It says nothing about the password.
      name: 'passwordVersion',
      type: 'text',
      access: { read: readByOwnServers, create: nobody, update: nobody },
      admin: { hidden: true },
    },
  ],
}
