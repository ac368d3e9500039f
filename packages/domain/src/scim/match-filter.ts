import type { Filter, FilterOperator, FilterValue } from './parse-filter.ts'

/** A JSON object of a resource. */
export type ScimObject = { readonly [name: string]: unknown }

export function isScimObject(value: unknown): value is ScimObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The own property with this name in any case; a resource has at most one. */
export function findName(object: ScimObject, name: string): string | undefined {
  return Object.keys(object).find((key) => key.toLowerCase() === name.toLowerCase())
}

function read(object: ScimObject, name: string): unknown {
  const found = findName(object, name)
  return found === undefined ? undefined : object[found]
}

/** Whether one value of a multi-valued attribute matches, as in the path `emails[type eq "work"]`. */
export function matchesFilter(value: ScimObject, filter: Filter): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.filters.every((one) => matchesFilter(value, one))
    case 'or':
      return filter.filters.some((one) => matchesFilter(value, one))
    case 'not':
      return !matchesFilter(value, filter.filter)
    case 'present':
      return isPresent(read(value, filter.path.attribute))
    case 'compare':
      return compare(read(value, filter.path.attribute), filter)
    case 'values':
      return false
  }
}

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
}

const comparisons: Record<FilterOperator, (held: string, wanted: string) => boolean> = {
  eq: (held, wanted) => held === wanted,
  ne: (held, wanted) => held !== wanted,
  co: (held, wanted) => held.includes(wanted),
  sw: (held, wanted) => held.startsWith(wanted),
  ew: (held, wanted) => held.endsWith(wanted),
  gt: (held, wanted) => held > wanted,
  ge: (held, wanted) => held >= wanted,
  lt: (held, wanted) => held < wanted,
  le: (held, wanted) => held <= wanted,
}

/** Sub-attributes are compared as texts without case; directories send `"True"` for a boolean. */
function compare(held: unknown, { operator, value }: { operator: FilterOperator; value: FilterValue }): boolean {
  if (value === null) return isPresent(held) === (operator === 'ne')
  const isText = typeof held === 'string' || typeof held === 'number' || typeof held === 'boolean'
  if (!isText) return operator === 'ne'
  return comparisons[operator](String(held).toLowerCase(), String(value).toLowerCase())
}
