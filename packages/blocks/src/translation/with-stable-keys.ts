import type { Field, TextField } from 'payload'

/**
 * Identifies a block or a row in all languages; see `assignStableKeys`. Only hidden from the form, so that it is saved
 * with it and survives "Copy to locale".
 */
const stableKeyField: TextField = {
  name: 'stableKey',
  type: 'text',
  maxLength: 32,
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
}

/** Adds the key to the fields of a block and to those of its lists. */
export function withStableKeys(fields: readonly Field[]): Field[] {
  const below = fields.map((field) =>
    field.type === 'array' ? { ...field, fields: withStableKeys(field.fields) } : field,
  )
  return [...below, stableKeyField]
}
