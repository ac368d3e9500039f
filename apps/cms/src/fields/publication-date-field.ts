import { bilingual } from '@ferrule/blocks/bilingual'
import type { DateField } from 'payload'

/** Access control hides the record until then. */
export const publicationDateField: DateField = {
  name: 'publicationDate',
  label: bilingual('Date', 'Datum'),
  type: 'date',
  required: true,
  index: true,
  defaultValue: () => new Date().toISOString(),
  admin: {
    position: 'sidebar',
    date: { pickerAppearance: 'dayAndTime' },
    description: bilingual('Hidden until then.', 'Bis dahin verborgen.'),
  },
}
