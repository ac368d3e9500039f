import { stableKeyOf } from './stable-keys.ts'
import { type ContentRow, fieldsOfRow, groupOf, rowsOf, type TextField } from './text-field.ts'

type FoundTextField = { field: TextField; value: unknown }

/** Returns the field and the stored value of a segment by its key. */
export function findTextField(
  fields: readonly TextField[],
  record: ContentRow,
  key: string,
): FoundTextField | undefined {
  return follow(fields, record, key.split('.'))
}

function follow(fields: readonly TextField[], record: ContentRow, path: readonly string[]): FoundTextField | undefined {
  const [name, next, ...rest] = path
  const field = fields.find((one) => one.name === name)
  if (!field || next === undefined) return field && { field, value: record[field.name] }
  if (field.type === 'group') return follow(field.fields, groupOf(record, field), [next, ...rest])
  if (field.type !== 'list' && field.type !== 'blocks') return undefined
  const row = rowsOf(record, field).find((one) => stableKeyOf(one) === next)
  return row && follow(fieldsOfRow(field, row), row, rest)
}
