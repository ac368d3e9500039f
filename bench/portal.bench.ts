import { measurePage } from './lighthouse/measure-page.ts'
import { openSignedInBrowser } from './portal/signed-in-browser.ts'
import { timeRouteChange } from './portal/time-route-change.ts'
import { weighDashboard } from './portal/weigh-dashboard.ts'
import { setting } from './support/request.ts'
import { isShort, writeResult } from './write-result.ts'

// The dashboard of a signed-in user: bytes of script, Lighthouse scores on a phone, and the time of a route change.
const limits = { script: 180_000, performance: 95, accessibility: 100, routeChangeMs: 100 }
const port = 29_223
const portalHome = `${setting('EDGE_ORIGIN')}/en/mykomax`

const browser = await openSignedInBrowser(portalHome, port)
try {
  const weight = await weighDashboard(browser.context, portalHome)
  const routeChangeMs = await timeRouteChange(browser.context, portalHome, isShort ? 2 : 15)
  const { scores, lost, milliseconds } = await measurePage(portalHome, {
    port,
    runs: isShort ? 1 : 3,
    // The portal is not meant for search engines.
    skipAudits: ['is-crawlable'],
    // A storage reset would delete the session.
    disableStorageReset: true,
  })
  const { performance = 0, accessibility = 0 } = scores
  await writeResult({
    name: 'portal',
    line: `dashboard: ${weight.script} B of script, Lighthouse ${performance} and accessibility ${accessibility}, route change in ${Math.round(routeChangeMs)} ms`,
    passed:
      weight.script <= limits.script &&
      performance >= limits.performance &&
      accessibility >= limits.accessibility &&
      routeChangeMs <= limits.routeChangeMs,
    figures: { limits, weight, routeChangeMs: Math.round(routeChangeMs), scores, lost, milliseconds },
  })
} finally {
  await browser.close()
}
