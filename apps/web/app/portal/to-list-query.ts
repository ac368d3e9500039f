import type { z } from 'zod'

/** Returns the query string of a list, without filters at their default. */
export function toListQuery<Query extends object>(
  schema: z.ZodType<Query>,
  query: Query,
  change: Partial<Query> = {},
): string {
  const defaults = new Map<string, unknown>(Object.entries(schema.parse({})))
  const changed = Object.entries({ ...query, ...change }).filter(
    ([name, value]) => value !== undefined && value !== defaults.get(name),
  )
  const search = new URLSearchParams(changed.map(([name, value]) => [name, String(value)]))
  return search.size === 0 ? '' : `?${search.toString()}`
}
