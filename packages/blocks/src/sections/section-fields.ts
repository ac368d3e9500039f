import type { TextField, TextareaField } from 'payload'

/** The heading of a section. It may be long in Hungarian; in the language it is written in it should be short. */
export function headingField({ required = false }: { required?: boolean } = {}): TextField {
  return {
    name: 'heading',
    type: 'text',
    required,
    maxLength: 120,
    admin: { description: 'A few words without full stop, unless it is a sentence.' },
  }
}

/** One or two sentences beside the heading. */
export const noteField: TextareaField = {
  name: 'note',
  type: 'textarea',
  maxLength: 240,
  admin: { description: 'One or two sentences beside the heading.' },
}

/** Where figures come from, or what they leave out. */
export const footnoteField: TextField = {
  name: 'footnote',
  type: 'text',
  maxLength: 240,
  admin: { description: 'Source, date or what is left out. Shown small, below.' },
}
