import type { TextField, TextareaField } from 'payload'
import { bilingual } from '../bilingual.ts'

/** The heading of a section. The limit leaves room for translations into long languages such as Hungarian. */
export function headingField({ required = false }: { required?: boolean } = {}): TextField {
  return {
    name: 'heading',
    label: bilingual('Heading', 'Überschrift'),
    type: 'text',
    required,
    maxLength: 120,
    admin: {
      description: bilingual(
        'Short, without a full stop unless it is a sentence.',
        'Kurz; ohne Punkt, wenn es kein Satz ist.',
      ),
    },
  }
}

export const noteField: TextareaField = {
  name: 'note',
  label: bilingual('Note', 'Begleittext'),
  type: 'textarea',
  maxLength: 240,
  admin: {
    description: bilingual('One or two sentences beside the heading.', 'Ein oder zwei Sätze neben der Überschrift.'),
  },
}

export const footnoteField: TextField = {
  name: 'footnote',
  label: bilingual('Footnote', 'Fußnote'),
  type: 'text',
  maxLength: 240,
  admin: {
    description: bilingual(
      'Source, date or limitations. Shown in small print below.',
      'Quelle, Datum oder Einschränkungen. Erscheint klein darunter.',
    ),
  },
}
