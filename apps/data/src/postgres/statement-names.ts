import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** Number of calls after which a statement is prepared. */
const minCalls = 5
/** Each prepared statement takes memory in each connection. */
const maxNames = 100

/**
 * Names for frequent queries, so that Postgres plans them once per connection: for a product page, planning costs more
 * than reading. Only queries are named: writes are rare, and `select *` may change its columns. A name is a hash of the
 * text: behind a connection pooler, processes share connections, and equal names must mean equal queries.
 */
export function createStatementNames() {
  const seen = new LRUCache<string, number>({ max: 1000 })
  const names = new Map<string, string>()
  return (text: string): string | undefined => {
    const name = names.get(text)
    if (name !== undefined || names.size >= maxNames) return name
    if (!/^\s*(select|with)\b/i.test(text) || /select \*/i.test(text)) return undefined
    const calls = (seen.get(text) ?? 0) + 1
    seen.set(text, calls)
    if (calls < minCalls) return undefined
    names.set(text, createHash('sha256').update(text).digest('base64url').slice(0, 32))
    return names.get(text)
  }
}
