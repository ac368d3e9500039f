import { LRUCache } from 'lru-cache'

/** Asked this often, a statement will be asked again. */
const often = 5
/** Each prepared statement takes memory in each connection. */
const most = 100

/**
 * Names for the queries that are asked again and again, so that Postgres plans them once a connection: for a product
 * page, planning costs more than reading. Only queries: what writes is rare, and `select *` may change its columns.
 */
export function createStatementNames() {
  const seen = new LRUCache<string, number>({ max: 1000 })
  const names = new Map<string, string>()
  return (text: string): string | undefined => {
    const name = names.get(text)
    if (name !== undefined || names.size >= most) return name
    if (!/^\s*(select|with)\b/i.test(text) || /select \*/i.test(text)) return undefined
    const times = (seen.get(text) ?? 0) + 1
    seen.set(text, times)
    if (times < often) return undefined
    names.set(text, `q${names.size + 1}`)
    return names.get(text)
  }
}
