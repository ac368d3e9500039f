import { operationIdOf } from '@ferrule/data-client/persisted-operations.fixture'
import { request, setting } from '../support/request.ts'
import { addressOf } from './client-addresses.ts'
import { holdStreams } from './live-streams.ts'
import { requestHits } from './request-hits.ts'
import type { PortalUser } from './portal-user.ts'
import { type Outcome, sendAtRate } from './send-at-rate.ts'

export const kinds = ['hits', 'misses', 'portal', 'streams'] as const
export type Kind = (typeof kinds)[number]

/** Requests a second, and streams that are open at the same time. */
export type Mix = Record<Kind, number>

type Visitors = {
  /** Cached pages of one host. */
  urls: string[]
  /** Users who work, and users who only have a page open. */
  users: readonly PortalUser[]
  watchers: readonly PortalUser[]
}

const edge = setting('EDGE_ORIGIN')
const clients = 20

/** With a query that nobody has sent before, each of these is rendered. */
export const missPaths = [
  '/en',
  '/en/company/about',
  '/en/products/crimping-lines',
  '/en/products/crimping-lines/double-end-lines/axion-56',
  '/en/search',
]
export const portalQueries = [
  { operation: 'Tickets', variables: { group: 'open' } },
  { operation: 'Inventory', variables: { isOld: false, isExport: false } },
  { operation: 'Tickets', variables: { group: 'all', search: 'pres' } },
]

/** Sends all kinds of requests at the same time; returns their outcomes. */
export async function sendTraffic(mix: Mix, seconds: number, visitors: Visitors): Promise<Record<Kind, Outcome[]>> {
  const { urls, users, watchers } = visitors
  const [hits, misses, portal, streams] = await Promise.all([
    requestHits(urls, { perSecond: mix.hits, seconds }),
    sendAtRate({ perSecond: mix.misses, seconds }, requestMiss),
    sendAtRate({ perSecond: mix.portal, seconds }, (number) => queryPortal(number, users)),
    holdStreams(mix.streams, seconds, watchers),
  ])
  return { hits, misses, portal, streams }
}

function requestMiss(number: number) {
  const path = missPaths[number % missPaths.length]
  return request(`${edge}${path}?q=${crypto.randomUUID().slice(0, 8)}`, {
    headers: { 'accept-encoding': 'br' },
    localAddress: addressOf(number % clients),
  })
}

async function queryPortal(number: number, users: readonly PortalUser[]) {
  const url = `${edge}/api/data`
  const { operation, variables } = portalQueries[number % portalQueries.length] ?? { operation: '', variables: {} }
  const headers = {
    'content-type': 'application/json',
    origin: edge,
    ...(await users[number % users.length]?.('POST', url)),
  }
  const body = JSON.stringify({ documentId: operationIdOf(operation), variables })
  const response = await request(url, { method: 'POST', headers, body, localAddress: addressOf(number % clients) })
  // An operation that fails returns 200.
  return response.text.includes('"errors"') ? { ...response, status: 500 } : response
}
