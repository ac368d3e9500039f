import type { connectRedis } from '@ferrule/content-client/redis-connection'
import {
  type AddressCount,
  countedDays,
  listCountedDays,
  sumDays,
  toDay,
} from '@ferrule/domain/redirects/address-counts'
import type { TalliedAddress, TallyKind } from './address-tally.ts'

export type Redis = ReturnType<typeof connectRedis>

/**
 * Addresses of one site and day. Bots request any number of addresses, and Redis never evicts an entry, so further ones
 * are not saved that day.
 */
const maxAddresses: Record<TallyKind, number> = { 'not-found': 500, redirect: 2000 }

const savedSeconds = (countedDays + 1) * 86_400

/** Adds counts to a hash with a limited number of fields, in one step. */
const addCounts = `
local size = redis.call('HLEN', KEYS[1])
for index = 3, #ARGV, 2 do
  local isKnown = redis.call('HEXISTS', KEYS[1], ARGV[index]) == 1
  if isKnown or size < tonumber(ARGV[1]) then
    redis.call('HINCRBY', KEYS[1], ARGV[index], ARGV[index + 1])
    if not isKnown then size = size + 1 end
  end
end
redis.call('EXPIRE', KEYS[1], ARGV[2])`

export async function saveAddressCounts(redis: Redis, tallied: readonly TalliedAddress[], now: Date): Promise<void> {
  const byHash = Map.groupBy(tallied, ({ kind, siteSlug }) => keyOf({ kind, siteSlug, day: toDay(now) }))
  for (const [key, counts] of byHash) {
    const limit = maxAddresses[counts[0]?.kind ?? 'not-found']
    const fields = counts.flatMap(({ address, count }) => [address, count])
    await redis.eval(addCounts, 1, key, limit, savedSeconds, ...fields)
  }
}

/** The addresses of a site without a page in the last thirty days, most requested first. */
export async function listMissingAddresses(redis: Redis, siteSlug: string, now: Date): Promise<AddressCount[]> {
  const days = await Promise.all(
    listCountedDays(now).map(async (day) => {
      const fields = await redis.hgetall(keyOf({ kind: 'not-found', siteSlug, day }))
      return {
        day,
        counts: Object.fromEntries(Object.entries(fields).map(([address, count]) => [address, Number(count)])),
      }
    }),
  )
  return sumDays(days)
}

type Redirects = { siteSlug: string; addresses: readonly string[] }

/** How often these redirects were followed in the last thirty days. A redirect that nobody followed is left out. */
export async function findRedirectCounts(
  redis: Redis,
  { siteSlug, addresses }: Redirects,
  now: Date,
): Promise<AddressCount[]> {
  if (addresses.length === 0) return []
  const days = await Promise.all(
    listCountedDays(now).map(async (day) => {
      const counts = await redis.hmget(keyOf({ kind: 'redirect', siteSlug, day }), ...addresses)
      return { day, counts: toCounts(addresses, counts) }
    }),
  )
  return sumDays(days)
}

function toCounts(addresses: readonly string[], counts: readonly (string | null)[]): Record<string, number> {
  return Object.fromEntries(
    addresses.flatMap((address, index) => (counts[index] ? [[address, Number(counts[index])]] : [])),
  )
}

function keyOf({ kind, siteSlug, day }: { kind: TallyKind; siteSlug: string; day: string }): string {
  return `address-counts:${kind}:${siteSlug}:${day}`
}
