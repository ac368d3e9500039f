import { createHash } from 'node:crypto'
import { getServices } from './services.server.ts'

const mostTries = 5
const windowSeconds = 60

/** Counts the tries of one address at one lock, over all processes: five a minute. The address itself is not kept. */
export async function mayTry(lock: string, headers: Headers): Promise<boolean> {
  const { redis, settings } = getServices()
  const from = headers.get('X-Forwarded-For') ?? ''
  const who = createHash('sha256').update(`${settings.PAGE_UNLOCK_KEY} ${from}`).digest('base64url').slice(0, 22)
  const key = `tries:${lock}:${who}`
  // Begins to count and sets the end in one step, so that no counter lives for ever.
  await redis.set(key, 0, 'EX', windowSeconds, 'NX')
  return (await redis.incr(key)) <= mostTries
}
