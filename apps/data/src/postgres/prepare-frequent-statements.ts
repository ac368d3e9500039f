import type { ClientBase } from 'pg'

type NameOf = (text: string) => string | undefined

/** Wraps a client so that named queries become prepared statements, because Kysely passes plain text. */
export function prepareFrequentStatements(client: ClientBase, nameOf: NameOf): void {
  const { query } = client
  Object.assign(client, {
    query: (...args: unknown[]): unknown => Reflect.apply(query, client, withName(args, nameOf)),
  })
}

function withName([text, values, ...rest]: unknown[], nameOf: NameOf): unknown[] {
  const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined
  return name === undefined ? [text, values, ...rest] : [{ name, text, values }, ...rest]
}
