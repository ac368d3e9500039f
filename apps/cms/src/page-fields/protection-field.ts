import { bilingual, inLanguage } from '@ferrule/blocks/bilingual'
import type { Condition, GroupField, TextFieldSingleValidation } from 'payload'
import { publishersOnlyField } from '../access/staff.ts'
import { readWithServiceKey } from '../access/protected.ts'

type SiblingData = { level?: string | null }

const isLevel =
  (level: string): Condition =>
  (_, sibling: SiblingData) =>
    sibling.level === level

const noRole = bilingual(
  'Please enter the role that may read this page',
  'Bitte geben Sie die Rolle ein, die diese Seite lesen darf',
)

const validateRole: TextFieldSingleValidation = (value, { req, siblingData }) => {
  const { level }: SiblingData = siblingData
  return level !== 'ciam-role' || Boolean(value?.trim()) || inLanguage(noRole, req.i18n.language)
}

const never = () => false

/** Restricts who may read the page. The password itself is never stored, and no API returns its hash. */
export const protectionField: GroupField = {
  name: 'protection',
  label: bilingual('Protection', 'Schutz'),
  type: 'group',
  access: { update: publishersOnlyField },
  fields: [
    {
      name: 'level',
      label: bilingual('Who may read', 'Wer lesen darf'),
      type: 'select',
      required: true,
      defaultValue: 'none',
      options: [
        { value: 'none', label: bilingual('Everybody', 'Alle') },
        { value: 'password', label: bilingual('Visitors with the password', 'Besucher mit Passwort') },
        { value: 'ciam-role', label: bilingual('Customers with a role', 'Kunden mit einer Rolle') },
      ],
    },
    {
      name: 'role',
      label: bilingual('Role', 'Rolle'),
      type: 'text',
      maxLength: 100,
      validate: validateRole,
      admin: {
        condition: isLevel('ciam-role'),
        description: bilingual(
          'Exact name, such as kmx_int_direct_active.',
          'Genauer Name, zum Beispiel kmx_int_direct_active.',
        ),
      },
    },
    {
      name: 'newPassword',
      label: bilingual('New password', 'Neues Passwort'),
      type: 'text',
      virtual: true,
      minLength: 8,
      maxLength: 200,
      admin: {
        condition: isLevel('password'),
        autoComplete: 'off',
        description: bilingual(
          'Leave empty to keep the current password. With a new password, visitors must unlock the page again.',
          'Leer lassen, um das bisherige zu behalten. Bei einem neuen Passwort müssen Besucher die Seite erneut öffnen.',
        ),
      },
    },
    {
      name: 'passwordHash',
      type: 'text',
      hidden: true,
      access: { read: never, create: never, update: never },
    },
    {
      // The unlock cookie contains the version, so that a new password locks the page again. It is random and does
      // not depend on the password.
      name: 'passwordVersion',
      type: 'text',
      access: { read: readWithServiceKey, create: never, update: never },
      admin: { hidden: true },
    },
  ],
}
