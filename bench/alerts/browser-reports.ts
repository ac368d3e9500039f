import { request, setting, sleep } from '../support/request.ts'
import type { Provocation } from './provocation.ts'

/** Reports of a fault, as browsers send them after a release that broke a page; the edge accepts 30 a minute from a client. */
export function reportFaults(): Provocation {
  let isReporting = true
  let ended: Promise<void> = Promise.resolve()
  const edge = setting('EDGE_ORIGIN')
  const body = { effectiveDirective: 'script-src-elem', blockedURL: 'inline' }
  const report = async () => {
    while (isReporting) {
      await request(`${edge}/api/reports`, {
        method: 'POST',
        headers: { 'content-type': 'application/reports+json' },
        body: JSON.stringify([{ type: 'csp-violation', url: `${edge}/en`, body }]),
      }).catch(() => undefined)
      await sleep(2500)
    }
  }
  return {
    alerts: ['BrowserReportsRise'],
    provoke: async () => void (ended = report()),
    undo: async () => {
      isReporting = false
      await ended
    },
  }
}
