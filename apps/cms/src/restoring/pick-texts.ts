/** The subset of a Payload field that is used here: whether it is localized, and the fields of a group. */
type TextField = { name: string; localized?: boolean; flattenedFields?: readonly TextField[] }

/** Localized, but not a text: a restored text is neither published nor embargoed by the version it comes from. */
const states = ['_status', 'appearsAt']

/** Returns the localized fields of a record, also those in groups. A missing text is null, so that saving clears it. */
export function pickTexts(record: object, fields: readonly TextField[]): Record<string, unknown> {
  const values = new Map(Object.entries(record))
  const picked = fields.flatMap((field): [string, unknown][] => {
    const value: unknown = values.get(field.name)
    if (field.localized) return states.includes(field.name) ? [] : [[field.name, value ?? null]]
    if (!field.flattenedFields || !isRecord(value)) return []
    const below = pickTexts(value, field.flattenedFields)
    return Object.keys(below).length > 0 ? [[field.name, below]] : []
  })
  return Object.fromEntries(picked)
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
