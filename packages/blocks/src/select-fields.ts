import type { Field, UploadField } from 'payload'
import { pictureSelection } from './pictures/picture-content.ts'

/**
 * Returns the GraphQL selection of fields of the content admin. An upload field that is not a picture names the
 * selection of its document in `custom.selection`.
 */
export function selectFields(fields: readonly Field[]): string {
  return fields.map(selectField).join(' ')
}

function selectField(field: Field): string {
  if (!('name' in field) || !field.name) throw new Error(`a field of type ${field.type} cannot be selected`)
  if (field.type === 'upload') return `${field.name} ${selectionOf(field)}`
  return 'fields' in field ? `${field.name} { ${selectFields(field.fields)} }` : field.name
}

function selectionOf({ custom }: UploadField): string {
  return typeof custom?.['selection'] === 'string' ? custom['selection'] : pictureSelection
}
