import type { TextField } from '@ferrule/domain/translation/text-field'
import type { Field } from 'payload'
import { blocks } from '../blocks.ts'

/** The fields with words of a language, by the type of the block. */
export const blockTextFields: Readonly<Record<string, readonly TextField[]>> = Object.fromEntries(
  blocks.map(({ slug, admin }) => [slug, toTextFields(admin.fields)]),
)

/**
 * A list is included even if none of its fields is translated: its rows have keys. A text field with a validation of
 * its own holds an address, a slug or a number, and is the same in every language.
 */
export function toTextFields(fields: readonly Field[]): TextField[] {
  return fields.flatMap((field): TextField[] => {
    if (field.type === 'array') return [{ type: 'list', name: field.name, fields: toTextFields(field.fields) }]
    if (field.type === 'richText') return [{ type: 'rich-text', name: field.name }]
    const isText = field.type === 'textarea' || (field.type === 'text' && !field.validate && !field.admin?.hidden)
    return isText ? [{ type: 'text', name: field.name, maxLength: field.maxLength }] : []
  })
}
