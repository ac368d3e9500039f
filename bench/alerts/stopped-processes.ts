import { bringBack, killAndKeepDown } from '../support/processes.ts'
import { request, setting, sleep, until } from '../support/request.ts'
import type { Provocation } from './provocation.ts'

export const processDown: Provocation = {
  alerts: ['ProcessDown'],
  provoke: () => killAndKeepDown('mail-in'),
  undo: () => bringBack('mail-in'),
}

const servers = ['redis', 'search-engine', 'object-storage', 'virus-scanner', 'identity']

/** Stops each server that has a runbook of its own, except Postgres, which the other provocations need. */
export const serversDown: Provocation = {
  alerts: servers.map((name) => `ServerDown ${name}`),
  provoke: async () => {
    for (const name of servers) await killAndKeepDown(name)
  },
  undo: async () => {
    await Promise.all(servers.map(bringBack))
  },
}

const stalePage = '/en/company/about'
const staleKey = 'path:main:en:company/about'

/** Kills the website after a soft purge of one page, and reads that page, which the edge then serves from its cache. */
export function serveStale(): Provocation {
  let isReading = true
  let ended: Promise<void> = Promise.resolve()
  const url = `${setting('EDGE_ORIGIN')}${stalePage}`
  const read = async () => {
    while (isReading) {
      await request(url).catch(() => undefined)
      // The edge counts the requests of a connection when it has been idle for a moment.
      await sleep(100)
    }
  }
  return {
    alerts: ['EdgeServesStale'],
    provoke: async () => {
      await until('the page is a hit', async () => (await request(url)).headers['x-cache'] === 'hit', 30)
      await killAndKeepDown('web')
      await request(setting('EDGE_PURGE_URLS'), { method: 'PURGE', headers: { 'xkey-softpurge': staleKey } })
      ended = read()
    },
    undo: async () => {
      isReading = false
      await ended
      await bringBack('web')
    },
  }
}
