import { languages } from '@ferrule/domain/locales/language'
import type { DateFieldValidation, Field } from 'payload'
import { writersOnlyField } from '../access/staff.ts'
import { words } from '../words.ts'

const access = { update: writersOnlyField }
const date = { pickerAppearance: 'dayAndTime' } as const

const endsAfterItBegins: DateFieldValidation = (value, { data }) => {
  const { publishAt }: { publishAt?: unknown } = data
  if (!value || typeof publishAt !== 'string') return true
  return new Date(value) > new Date(publishAt) || 'Please choose a moment after the page appears'
}

/** From when until when the public reads what is published. */
export const momentFields: Field[] = [
  {
    name: 'publishAt',
    label: words('Appears', 'Erscheint'),
    type: 'date',
    required: true,
    index: true,
    defaultValue: () => new Date().toISOString(),
    access,
    admin: {
      position: 'sidebar',
      date,
      description: words(
        'Published texts stay hidden until this moment. Shown as the date of stories and media releases.',
        'Publizierte Texte bleiben bis dahin verborgen. Datum von Stories und Medienmitteilungen.',
      ),
    },
  },
  {
    name: 'unpublishAt',
    label: words('Disappears', 'Verschwindet'),
    type: 'date',
    index: true,
    validate: endsAfterItBegins,
    access,
    admin: {
      position: 'sidebar',
      date,
      description: words('Empty for a page that stays.', 'Leer für eine Seite, die bleibt.'),
    },
  },
  {
    name: 'publishedLanguages',
    label: words('Public in', 'Öffentlich in'),
    // Computed when it is read: see published-languages.ts.
    type: 'select',
    hasMany: true,
    virtual: true,
    options: [...languages],
    admin: { position: 'sidebar', readOnly: true },
  },
]
