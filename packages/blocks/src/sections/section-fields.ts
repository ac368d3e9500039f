import type { TextField, TextareaField } from 'payload'

/** The heading of a section. The limit leaves room for translations into long languages such as Hungarian. */
export function headingField({ required = false }: { required?: boolean } = {}): TextField {
  return {
    name: 'heading',
    type: 'text',
    required,
    maxLength: 120,
    admin: { description: 'Short, without a full stop unless it is a sentence.' },
  }
}

export const noteField: TextareaField = {
  name: 'note',
  type: 'textarea',
  maxLength: 240,
  admin: { description: 'One or two sentences beside the heading.' },
}

export const footnoteField: TextField = {
  name: 'footnote',
  type: 'text',
  maxLength: 240,
  admin: { description: 'Source, date or limitations. Shown in small print below.' },
}
