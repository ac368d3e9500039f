import { bilingual, inLanguage } from '@ferrule/blocks/bilingual'
import type { DateFieldValidation, Field } from 'payload'
import { writersOnlyField } from '../access/staff.ts'
import { languageOptions } from '../fields/language-options.ts'

const access = { update: writersOnlyField }
const date = { pickerAppearance: 'dayAndTime' } as const

const tooEarly = bilingual(
  'Please choose a date after the publication date',
  'Bitte wählen Sie ein Datum nach dem Erscheinungsdatum',
)

const validateEnd: DateFieldValidation = (value, { data, req }) => {
  const { publishAt }: { publishAt?: unknown } = data
  if (!value || typeof publishAt !== 'string') return true
  return new Date(value) > new Date(publishAt) || inLanguage(tooEarly, req.i18n.language)
}

/** The period in which published texts are public, and the embargo of each language. */
export const scheduleFields: Field[] = [
  {
    name: 'publishAt',
    label: bilingual('Publish at', 'Erscheint am'),
    type: 'date',
    required: true,
    index: true,
    defaultValue: () => new Date().toISOString(),
    access,
    admin: {
      position: 'sidebar',
      date,
      description: bilingual(
        'All languages stay hidden until this time. Shown as the date of stories and media releases.',
        'Alle Sprachen bleiben bis dahin verborgen. Datum von Storys und Medienmitteilungen.',
      ),
    },
  },
  {
    name: 'appearsAt',
    label: bilingual('This language appears at', 'Diese Sprache erscheint am'),
    type: 'date',
    localized: true,
    // A copy of a page has no embargo of its own until an editor sets one.
    hooks: { beforeDuplicate: [() => null] },
    access,
    admin: {
      position: 'sidebar',
      date,
      description: bilingual(
        'For an embargo of one language. Empty if it appears with the page.',
        'Für eine Sperrfrist einer Sprache. Leer, wenn sie mit der Seite erscheint.',
      ),
    },
  },
  {
    name: 'unpublishAt',
    label: bilingual('Unpublish at', 'Verschwindet am'),
    type: 'date',
    index: true,
    validate: validateEnd,
    access,
    admin: {
      position: 'sidebar',
      date,
      description: bilingual('Empty for no end date.', 'Leer für kein Enddatum.'),
    },
  },
  {
    name: 'publishedLanguages',
    label: bilingual('Published languages', 'Publizierte Sprachen'),
    // Computed on read: see published-languages.ts.
    type: 'select',
    hasMany: true,
    virtual: true,
    options: languageOptions(),
    admin: { position: 'sidebar', readOnly: true },
  },
]
