/** A field of the content that holds words of a language, or that contains such fields. */
export type TextField =
  | { type: 'text'; name: string; maxLength: number | undefined }
  | { type: 'rich-text'; name: string }
  | { type: 'group'; name: string; fields: readonly TextField[] }
  | RowsField

/** Rows of one shape, or blocks whose shape depends on their type. */
export type RowsField =
  | { type: 'list'; name: string; fields: readonly TextField[] }
  | { type: 'blocks'; name: string; blocks: Readonly<Record<string, readonly TextField[]>> }

/** A record, a group, a block or a row of a list, as the content service stores it. */
export type ContentRow = Readonly<Record<string, unknown>>

export function fieldsOfRow(field: RowsField, row: ContentRow): readonly TextField[] {
  if (field.type === 'list') return field.fields
  return field.blocks[String(row['blockType'])] ?? []
}

export function rowsOf(record: ContentRow | undefined, { name }: { name: string }): ContentRow[] {
  const rows: unknown = record?.[name]
  return Array.isArray(rows) ? rows.filter(isContentRow) : []
}

export function groupOf(record: ContentRow | undefined, { name }: { name: string }): ContentRow {
  const group: unknown = record?.[name]
  return isContentRow(group) ? group : {}
}

function isContentRow(value: unknown): value is ContentRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
