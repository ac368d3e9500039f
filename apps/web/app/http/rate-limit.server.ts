import { createHash } from 'node:crypto'
import { getServices } from '../visit/services.server.ts'

const maxAttempts = 5
const windowSeconds = 60

/** Allows five attempts a minute for each IP address and lock, in all processes. Only a hash of the IP is stored. */
export async function isWithinRateLimit(lock: string, headers: Headers): Promise<boolean> {
  const { redis, settings } = getServices()
  const from = headers.get('X-Forwarded-For') ?? ''
  const client = createHash('sha256').update(`${settings.PAGE_UNLOCK_KEYS[0]} ${from}`).digest('base64url').slice(0, 22)
  const key = `tries:${lock}:${client}`
  // Creates the counter with its expiry in one step, so that no counter lives forever.
  await redis.set(key, 0, 'EX', windowSeconds, 'NX')
  return (await redis.incr(key)) <= maxAttempts
}
