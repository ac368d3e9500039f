import { demoPassword, people } from '@ferrule/seeds/people'
import { isManagedInternally } from '@ferrule/domain/accounts/account-change'
import { rightsOfRoles } from '@ferrule/domain/portal-access/rights-of-roles'
import { listedAddresses } from './faults/listed-addresses.ts'
import { addressOf } from './load/client-addresses.ts'
import { type PortalUser, signInToPortal } from './load/portal-user.ts'
import { resultOf } from './load/send-at-rate.ts'
import { secondsToRecover, summarise, summariseAll } from './load/summary.ts'
import { createCustomers } from './load/temporary-customers.ts'
import { kinds, type Mix, sendTraffic } from './load/traffic.ts'
import { readOption } from './support/read-option.ts'
import { each, request, setting } from './support/request.ts'
import { isShort, writeResult } from './write-result.ts'

// The load of a peak hour on one machine, then three times as much, then the same load again; after that a crawl of
// addresses that are mostly not cached, and many logins at once. `--minutes=N` is the duration of the first load and of
// the crawl; overload takes a fifth of it. `--share=N` sends that share of the peak hour.
const limits = { hitsP99Ms: 20, recoverySeconds: 10 }
const full: Mix = { hits: 2000, misses: 40, portal: 50, streams: 200 }
const overload = 3
const minutes = readOption('minutes', 10)
const seconds = isShort ? { load: 2, overload: 2, after: 2 } : { load: minutes * 60, overload: minutes * 12, after: 30 }
const mix = scale(full, isShort ? 0.1 : readOption('share', 1))
/** The edge allows one client address 100 renders a second; a crawler that respects it reads 5,000 pages a minute. */
const crawled = isShort ? 100 : minutes * 5000
const crawlRate = 83
const signIns = isShort ? 3 : 100
/** Half the limit: a stream that its client has closed counts for up to eight seconds. */
const streamsPerPerson = 10

const { customers, remove } = await createCustomers(Math.ceil((mix.streams * overload) / streamsPerPerson))
try {
  const listed = await listedAddresses(isShort ? 20 : 200)
  const urls = listed.filter((url) => url.startsWith(setting('EDGE_ORIGIN')))
  await each(urls, (url) => request(url, { headers: { 'accept-encoding': 'br' } }), { perSecond: crawlRate })
  const watchers = await signInAll(customers)
  const users = await signInAll(people.filter(canQuery).map(({ email }) => ({ email, password: demoPassword })))
  const visitors = { urls, users, watchers }

  const normal = summariseAll(await sendTraffic(mix, seconds.load, visitors))
  const over = summariseAll(await sendTraffic(scale(mix, overload), seconds.overload, visitors))
  const afterwards = await sendTraffic(mix, seconds.after, visitors)
  const recoverySeconds = secondsToRecover(afterwards, limits.hitsP99Ms)
  const crawl = await readMany(await addressesToCrawl())
  const storm = await signInAtOnce()

  const failed = kinds.reduce((sum, kind) => sum + normal[kind].errors + normal[kind].refused, 0)
  const overErrors = kinds.reduce((sum, kind) => sum + over[kind].errors, 0)
  const overRefused = kinds.reduce((sum, kind) => sum + over[kind].refused, 0)
  const sentInTime = normal.hits.sent / (mix.hits * seconds.load)
  await writeResult({
    name: 'load',
    line: `${seconds.load} s of ${mix.hits} hits, ${mix.misses} misses and ${mix.portal} portal requests a second with ${mix.streams} streams: ${failed} failed, p99 of hits ${normal.hits.p99} ms; ${overload} x: ${overErrors} errors, ${overRefused} refused, p99 of hits ${over.hits.p99} ms (limit ${limits.hitsP99Ms}), recovered after ${recoverySeconds} s (limit ${limits.recoverySeconds}); crawl of ${crawl.sent}: ${crawl.errors} errors; ${signIns} logins at once: ${storm.failed} failed, the last after ${storm.seconds} s`,
    passed:
      failed + overErrors + crawl.errors + storm.failed === 0 &&
      sentInTime >= 0.99 &&
      over.hits.p99 <= limits.hitsP99Ms &&
      recoverySeconds <= limits.recoverySeconds,
    figures: { limits, mix, overload, seconds, sentInTime, normal, over, recoverySeconds, crawl, storm },
  })
} finally {
  await remove()
}

/** Without a second factor, and with access to what is queried. */
function canQuery({ roles }: { roles: readonly string[] }): boolean {
  const { usesTickets, usesMachines } = rightsOfRoles(roles)
  return usesTickets && usesMachines && !isManagedInternally(roles)
}

function scale(each: Mix, factor: number): Mix {
  const { hits, misses, portal, streams } = each
  return { hits: hits * factor, misses: misses * factor, portal: portal * factor, streams: streams * factor }
}

/** Each from another address, as the edge limits the logins of one. */
async function signInAll(persons: readonly { email: string; password: string }[]): Promise<PortalUser[]> {
  const numbered = persons.map((person, number) => ({ person, number }))
  return each(numbered, ({ person, number }) => signInToPortal(person, { localAddress: addressOf(number) }), {
    atOnce: 2,
  })
}

/** The addresses of the sitemaps and, if these are not enough, pages of results behind them. */
async function addressesToCrawl(): Promise<string[]> {
  const listed = await listedAddresses(Math.min(crawled, 13_000))
  return Array.from({ length: crawled }, (_, number) => {
    const round = Math.floor(number / listed.length)
    return `${listed[number % listed.length]}${round === 0 ? '' : `?page=${round + 1}`}`
  })
}

async function readMany(urls: readonly string[]) {
  const outcomes = await each(
    urls,
    async (url) => {
      const { status, headers, milliseconds } = await request(url, { localAddress: addressOf(200) })
      // A page behind the last one does not exist.
      return { second: 0, result: status === 404 ? 'ok' : resultOf(status, headers['retry-after']), milliseconds }
    },
    { atOnce: 16, perSecond: crawlRate },
  )
  return summarise(outcomes)
}

async function signInAtOnce() {
  const started = performance.now()
  const attempts = Array.from({ length: signIns }, (_, number) => customers[number % customers.length])
  const results = await Promise.allSettled(
    attempts.map((person, number) =>
      signInToPortal(person ?? { email: '', password: '' }, { localAddress: addressOf(number) }),
    ),
  )
  return {
    signIns,
    failed: results.filter(({ status }) => status === 'rejected').length,
    seconds: Math.round((performance.now() - started) / 100) / 10,
  }
}
