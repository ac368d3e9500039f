import { type CodedSection, sectionsToPlain } from './coded-text.ts'
import type { RichTextFormat } from './segments.ts'
import { stableKeyOf } from './stable-keys.ts'
import { type ContentRow, fieldsOfRow, groupOf, rowsOf, type RowsField, type TextField } from './text-field.ts'

type Translations = {
  /** By the key of their segment. */
  texts: ReadonlyMap<string, readonly CodedSection[]>
  withSections: RichTextFormat['withSections']
}

type Pair = { source: ContentRow; target: ContentRow; path: readonly string[]; isNew: boolean }

/**
 * Returns the record in the target language with translated texts. All other texts and the order of the rows stay; a
 * row that the target lacks is copied from the source, without the texts that are not translated yet.
 */
export function applyTranslations(
  fields: readonly TextField[],
  { source, target }: { source: ContentRow; target: ContentRow },
  translations: Translations,
): ContentRow {
  return translateRow(fields, { source, target, path: [], isNew: false }, translations)
}

function translateRow(fields: readonly TextField[], pair: Pair, translations: Translations): ContentRow {
  const { source, target, isNew } = pair
  const changed = fields.map((field): [string, unknown] => {
    const path = [...pair.path, field.name]
    if (field.type === 'group') {
      const below = { source: groupOf(source, field), target: groupOf(target, field), path, isNew }
      return [field.name, translateRow(field.fields, below, translations)]
    }
    if (field.type === 'list' || field.type === 'blocks')
      return [field.name, translateRows(field, { ...pair, path }, translations)]
    const sections = translations.texts.get(path.join('.'))
    if (!sections) return [field.name, target[field.name] ?? null]
    const isRich = field.type === 'rich-text'
    const text = isRich ? translations.withSections(source[field.name], sections) : sectionsToPlain(sections)
    return [field.name, text ?? target[field.name] ?? null]
  })
  return { ...target, ...Object.fromEntries(changed) }
}

function translateRows(field: RowsField, pair: Pair, translations: Translations): ContentRow[] {
  const [sources, targets] = [rowsOf(pair.source, field), rowsOf(pair.target, field)]
  const isUnwritten = pair.isNew || (field.type === 'blocks' && targets.length === 0)
  const toPath = (key: string) => [...pair.path, key]
  const translate = (source: ContentRow, target: ContentRow, isNew: boolean) =>
    translateRow(
      fieldsOfRow(field, source),
      { source, target, path: toPath(stableKeyOf(source) ?? ''), isNew },
      translations,
    )
  const rows = targets.map((target) => {
    const source = sources.find((one) => hasSameKey(one, target))
    return source ? translate(source, target, false) : target
  })
  for (const [index, source] of sources.entries()) {
    const key = stableKeyOf(source)
    if (key === undefined || rows.some((row) => hasSameKey(row, source))) continue
    if (!isUnwritten && !hasTextBelow(toPath(key), translations)) continue
    const previous = sources.slice(0, index).findLast((one) => rows.some((row) => hasSameKey(row, one)))
    const place = previous ? rows.findIndex((row) => hasSameKey(row, previous)) + 1 : 0
    rows.splice(place, 0, translate(source, withoutTexts(fieldsOfRow(field, source), source), true))
  }
  return rows
}

/** The pictures, links and options of a row. Its id belongs to the source language. */
function withoutTexts(fields: readonly TextField[], row: ContentRow): ContentRow {
  const others = Object.entries(row).filter(([name]) => name !== 'id')
  const emptied = fields.map(({ type, name }) => [name, type === 'list' || type === 'blocks' ? [] : null])
  return { ...Object.fromEntries(others), ...Object.fromEntries(emptied) }
}

function hasTextBelow(path: readonly string[], { texts }: Translations): boolean {
  const prefix = `${path.join('.')}.`
  return [...texts.keys()].some((key) => key.startsWith(prefix))
}

function hasSameKey(one: ContentRow, other: ContentRow): boolean {
  const key = stableKeyOf(one)
  return key !== undefined && key === stableKeyOf(other)
}
