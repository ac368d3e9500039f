import { cachedStaffSession } from '@ferrule/tasks/cached-session'
import { addressOf } from '../load/client-addresses.ts'
import { each, setting } from '../support/request.ts'
import { callData, type Client, expectStatus, website } from './client.ts'
import { type Customer, signInCustomers } from './customers.ts'
import { holdStreams } from './held-streams.ts'
import { listPages, openTickets, queryPortal, sendForms } from './portal-requests.ts'
import { requestMisses, requestPages } from './public-requests.ts'
import type { Accepted } from './saved-writes.ts'
import { startLoad } from './steady-load.ts'
import type { Tally } from './tally.ts'
import { requestsOfUpload, sendUploads } from './tus-uploads.ts'

/** Requests a second, 200 in all; a miss is followed by one of its files. */
const mix = { pages: 80, misses: 10, portal: 60, forms: 8, tickets: 2, uploads: 20, editor: 10 }
const streams = 50
const customers = 10
/** Pages a second before the load. */
const warmUpRate = 20

type MixedLoad = {
  run: string
  client: Client
  tally: Tally
  share: number
  livePort: number
  /** Public pages. */
  urls: readonly string[]
}

/** Sends a share of the mix until `stop` is called. */
export async function sendMixedLoad({ run, client, tally, share, livePort, urls }: MixedLoad) {
  const scale = (whole: number) => Math.ceil(whole * share)
  const openPage = expectStatus(await client(`${website}/en`), 200).text
  const cookie = await cachedStaffSession(setting('CMS_ORIGIN'))
  const { customers: people, remove } = await signInCustomers(client, scale(customers))
  // Otherwise all visitors arrive in the same second at instances whose caches are empty.
  await each(urls, (url) => client(url), { perSecond: warmUpRate })
  const accepted: Accepted = { forms: [], tickets: [], uploads: [] }
  const tickets = { run, customers: people, accepted: accepted.tickets }
  const { stop: stopRequests } = startLoad([
    { perSecond: mix.pages * share, send: requestPages(client, tally, urls) },
    { perSecond: mix.misses * share, send: requestMisses(client, tally, openPage) },
    { perSecond: mix.portal * share, send: queryPortal(client, tally, people) },
    { perSecond: mix.forms * share, send: sendForms(client, tally, { run, accepted: accepted.forms }) },
    { perSecond: mix.tickets * share, send: openTickets(client, tally, tickets) },
    { perSecond: (mix.uploads * share) / requestsOfUpload, send: sendUploads(client, tally, accepted.uploads) },
    { perSecond: mix.editor * share, send: listPages(client, tally, cookie) },
  ])
  const held = holdStreams({ count: scale(streams), port: livePort, customers: people, tally })
  return {
    accepted,
    stop: async () => void (await Promise.all([stopRequests(), held.stop()])),
    checkSessions: () => checkSessions(client, people, cookie),
    remove,
  }
}

/** Whether every customer still has a session, whose tokens can be renewed, and the editor as well. */
async function checkSessions(client: Client, people: readonly Customer[], cookie: string) {
  const isOpen = await each(people, async ({ user }) => {
    const query = { operation: 'Tickets', variables: { group: 'open' }, localAddress: addressOf(0), user }
    try {
      await callData(client, query)
      await user.refresh()
      await callData(client, query)
      return true
    } catch {
      return false
    }
  })
  const origin = setting('CMS_ORIGIN')
  const { text } = await client(`${origin}/api/users/me`, { headers: { cookie, origin } })
  const ended = isOpen.filter((open) => !open).length
  return { customers: people.length, ended, editorEnded: text.startsWith('{"user":null') }
}
