import type { ClientBase } from 'pg'

type NameOf = (text: string) => string | undefined

/** Sends what has a name as a prepared statement. Kysely hands over plain text, so this stands between the two. */
export function prepareOftenAsked(client: ClientBase, nameOf: NameOf): void {
  const { query } = client
  Object.assign(client, {
    query: (...given: unknown[]): unknown => Reflect.apply(query, client, withName(given, nameOf)),
  })
}

function withName([text, values, ...rest]: unknown[], nameOf: NameOf): unknown[] {
  const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined
  return name === undefined ? [text, values, ...rest] : [{ name, text, values }, ...rest]
}
