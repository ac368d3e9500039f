import type { Reader } from '@ferrule/domain/catalogue/product'
import { toAskedCountry } from '@ferrule/domain/catalogue/supported-countries'
import { defaultLanguage, isLanguage } from '@ferrule/domain/locales/language'

/** A record as one reader sees it, so that what hangs on it is read in the same language and country. */
export type ReadBy<Record> = Record & { reader: Reader }

/** What hangs on a record, for one reader. */
export type Wish = { id: string; reader: Reader }

/** An unknown language is read in English; no country is the international one. */
export function toReader(asked: { language: string; country?: string | null | undefined }): Reader {
  const language = isLanguage(asked.language) ? asked.language : defaultLanguage
  return { language, country: toAskedCountry(asked.country) }
}

export function wishKey({ id, reader }: Wish): string {
  return `${id} ${reader.language} ${reader.country}`
}

/**
 * Answers each wish from one query for each reader; in a request there is nearly always one reader, so this is one
 * query, however many records of the request ask.
 */
export async function answerWishes<Found>(
  wishes: readonly Wish[],
  load: (reader: Reader, ids: string[]) => Promise<ReadonlyMap<string, Found>>,
): Promise<(Found | undefined)[]> {
  const byReader = Map.groupBy(wishes, ({ reader }) => `${reader.language} ${reader.country}`)
  const found = new Map<string, Found>()
  for (const group of byReader.values()) {
    const [first] = group
    if (!first) continue
    const ids = [...new Set(group.map(({ id }) => id))]
    for (const [id, one] of await load(first.reader, ids)) found.set(wishKey({ id, reader: first.reader }), one)
  }
  return wishes.map((wish) => found.get(wishKey(wish)))
}

/** As above for wishes that are answered with a list each. */
export async function answerWithLists<Row extends { ownerId: string }>(
  wishes: readonly Wish[],
  load: (reader: Reader, ids: string[]) => Promise<Row[]>,
): Promise<Row[][]> {
  const lists = await answerWishes(wishes, async (reader, ids) =>
    Map.groupBy(await load(reader, ids), ({ ownerId }) => ownerId),
  )
  return lists.map((list) => list ?? [])
}
