import { type CodedSection, sectionsToPlain } from './coded-text.ts'
import { stableKeyOf } from './stable-keys.ts'
import { type ContentRow, fieldsOfRow, groupOf, rowsOf, type TextField } from './text-field.ts'

/** A text of a page: the smallest unit that is exported, translated and imported. */
export type Segment = {
  /** The names of its fields and the keys of its rows, such as `blocks.4f21.heading`. */
  key: string
  /** The number of its block on the page, from 1; undefined outside of a block. */
  block: number | undefined
  field: string
  sections: readonly CodedSection[]
  maxLength: number | undefined
}

/** Reads and writes the editor's format of rich text. */
export type RichTextFormat = {
  /** Undefined if the value is no rich text. */
  toSections: (value: unknown) => CodedSection[] | undefined
  /** The value with other texts; undefined if their sections or codes do not fit it. */
  withSections: (value: unknown, sections: readonly CodedSection[]) => unknown
}

/** Lists the texts of a record in their order. Empty texts and rows without a key are left out. */
export function listSegments(
  fields: readonly TextField[],
  record: ContentRow,
  { toSections }: Pick<RichTextFormat, 'toSections'>,
): Segment[] {
  const walk = (below: readonly TextField[], row: ContentRow, { path, block }: Place): Segment[] =>
    below.flatMap((field): Segment[] => {
      const at = [...path, field.name]
      if (field.type === 'group') return walk(field.fields, groupOf(row, field), { path: at, block })
      if (field.type === 'list' || field.type === 'blocks')
        return rowsOf(row, field).flatMap((one, index) => {
          const key = stableKeyOf(one)
          const place = { path: [...at, key ?? ''], block: field.type === 'blocks' ? index + 1 : block }
          return key === undefined ? [] : walk(fieldsOfRow(field, one), one, place)
        })
      const sections = readSections(field, row[field.name], toSections)
      if (sections === undefined || sectionsToPlain(sections).trim() === '') return []
      const maxLength = field.type === 'text' ? field.maxLength : undefined
      return [{ key: at.join('.'), block, field: field.name, sections, maxLength }]
    })
  return walk(fields, record, { path: [], block: undefined })
}

type Place = { path: readonly string[]; block: number | undefined }

function readSections(
  field: TextField,
  value: unknown,
  toSections: RichTextFormat['toSections'],
): readonly CodedSection[] | undefined {
  if (field.type === 'rich-text') return toSections(value)
  return typeof value === 'string' ? [[value]] : undefined
}
