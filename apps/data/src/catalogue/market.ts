import type { Market } from '@ferrule/domain/catalogue/product'
import { toRequestedCountry } from '@ferrule/domain/catalogue/supported-countries'
import { defaultLanguage, isLanguage } from '@ferrule/domain/locales/language'

/** A record of one market, so that its related records are read in the same language and country. */
export type Localised<Record> = Record & { market: Market }

/** Key of a record in one market, for batched loading. */
export type BatchKey = { id: string; market: Market }

/** Falls back to English for an unknown language and to the international market without a country. */
export function toMarket(input: { language: string; country?: string | null | undefined }): Market {
  const language = isLanguage(input.language) ? input.language : defaultLanguage
  return { language, country: toRequestedCountry(input.country) }
}

export function toBatchKey({ id, market }: BatchKey): string {
  return `${id} ${market.language} ${market.country}`
}

/**
 * Loads all keys with one query per market. A request nearly always has one market, so this is one query for any
 * number of records.
 */
export async function loadBatch<Found>(
  keys: readonly BatchKey[],
  load: (market: Market, ids: string[]) => Promise<ReadonlyMap<string, Found>>,
): Promise<(Found | undefined)[]> {
  const byMarket = Map.groupBy(keys, ({ market }) => `${market.language} ${market.country}`)
  const found = new Map<string, Found>()
  for (const group of byMarket.values()) {
    const [first] = group
    if (!first) continue
    const ids = [...new Set(group.map(({ id }) => id))]
    for (const [id, record] of await load(first.market, ids))
      found.set(toBatchKey({ id, market: first.market }), record)
  }
  return keys.map((key) => found.get(toBatchKey(key)))
}

/** The same for keys that have a list each. */
export async function loadListBatch<Row extends { ownerId: string }>(
  keys: readonly BatchKey[],
  load: (market: Market, ids: string[]) => Promise<Row[]>,
): Promise<Row[][]> {
  const lists = await loadBatch(keys, async (market, ids) =>
    Map.groupBy(await load(market, ids), ({ ownerId }) => ownerId),
  )
  return lists.map((list) => list ?? [])
}
