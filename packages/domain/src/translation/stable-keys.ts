import { type ContentRow, fieldsOfRow, groupOf, rowsOf, type RowsField, type TextField } from './text-field.ts'

/** Part of the name of a segment, so only characters that XML allows in names. */
const keyShape = /^[a-z0-9]{1,32}$/

type KeyOptions<Content> = {
  /** The record as it was saved before in the same language. A form may send its rows without the keys they got. */
  saved: Content
  /** The same record in another language, whose keys are taken over. */
  reference: Content
  createKey: () => string
}

/**
 * Gives every block and every row of a record a key that stays the same when it is moved, copied to another language or
 * translated. The row ids of the content service cannot be used: they differ between the languages. A copy of a row in
 * the same list gets a new key.
 */
export function assignStableKeys(
  fields: readonly TextField[],
  record: ContentRow,
  { saved, reference, createKey }: KeyOptions<ContentRow | undefined>,
): ContentRow {
  const changed = fields.flatMap((field): [string, unknown][] => {
    if (record[field.name] === undefined || record[field.name] === null) return []
    if (field.type === 'group') {
      const options = { saved: groupOf(saved, field), reference: groupOf(reference, field), createKey }
      return [[field.name, assignStableKeys(field.fields, groupOf(record, field), options)]]
    }
    if (field.type !== 'list' && field.type !== 'blocks') return []
    const options = { saved: rowsOf(saved, field), reference: rowsOf(reference, field), createKey }
    return [[field.name, keyRows(field, rowsOf(record, field), options)]]
  })
  return { ...record, ...Object.fromEntries(changed) }
}

/** Returns the key of a row; undefined for a row that has none yet. */
export function stableKeyOf(row: ContentRow): string | undefined {
  const key = row['stableKey']
  return typeof key === 'string' && keyShape.test(key) ? key : undefined
}

type Rows = readonly ContentRow[]

function keyRows(field: RowsField, rows: Rows, { saved, reference, createKey }: KeyOptions<Rows>): ContentRow[] {
  const savedRows = new Map(saved.map((row) => [row['id'], row]))
  const savedRowOf = ({ id }: ContentRow) => (typeof id === 'string' ? savedRows.get(id) : undefined)
  const known = rows.map((row) => stableKeyOf(savedRowOf(row) ?? row) ?? stableKeyOf(row))
  const keys = takeOverKeys(rows, takeOverKeys(rows, withoutRepeated(known), saved), reference)
  return rows.map((row, index) => {
    const stableKey = keys[index] ?? createKey()
    const withSameKey = (one: ContentRow) => stableKeyOf(one) === stableKey
    const options = { saved: saved.find(withSameKey), reference: reference.find(withSameKey), createKey }
    return { ...assignStableKeys(fieldsOfRow(field, row), row, options), stableKey }
  })
}

/** The later one of two rows with the same key is the copy. */
function withoutRepeated(keys: readonly (string | undefined)[]): (string | undefined)[] {
  return keys.map((key, index) => (keys.indexOf(key) === index ? key : undefined))
}

/**
 * A row without a key takes that of a row of the same type at the same place of the other rows: between those that its
 * neighbours correspond to. So blocks that an API client sends without ids keep their keys too.
 */
function takeOverKeys(rows: Rows, keys: readonly (string | undefined)[], others: Rows): (string | undefined)[] {
  const places = new Map(others.map((row, place) => [stableKeyOf(row), place]))
  const placeOf = (key: string | undefined) => (key === undefined ? undefined : places.get(key))
  const taken = new Set(keys)
  let after = -1
  return rows.map((row, index) => {
    const own = keys[index]
    if (own !== undefined) {
      after = placeOf(own) ?? after
      return own
    }
    const nextPlaces = keys.slice(index + 1).map((key) => placeOf(key) ?? -1)
    const before = nextPlaces.find((place) => place > after) ?? others.length
    const place = others.findIndex(
      (one, at) => at > after && at < before && one['blockType'] === row['blockType'] && !taken.has(stableKeyOf(one)),
    )
    const found = place === -1 ? undefined : others[place]
    if (!found) return undefined
    after = place
    const key = stableKeyOf(found)
    taken.add(key)
    return key
  })
}
