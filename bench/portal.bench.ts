import { measurePage } from './lighthouse/measure-page.ts'
import { withBrowser, withProfile } from './lighthouse/with-browser.ts'
import { signIn } from './portal/sign-in.ts'
import { timeRouteChange } from './portal/time-route-change.ts'
import { weighDashboard } from './portal/weigh-dashboard.ts'
import { setting } from './support/request.ts'
import { isShort, writeResult } from './write-result.ts'

// The dashboard of a signed-in user: bytes of script, Lighthouse scores on a phone, and the time of a route change. The
// limits apply to a visit with cached files; the scores of a first visit are recorded too.
const limits = { script: 180_000, performance: 95, accessibility: 100, routeChangeMs: 100 }
const portalHome = `${setting('EDGE_ORIGIN')}/en/mykomax`
const runs = isShort ? 1 : 3
// The portal is not meant for search engines.
const skipAudits = ['is-crawlable']

const { weight, routeChangeMs, visit, firstVisit } = await withProfile(async (profile) => {
  const { cookies, ...measured } = await withBrowser(profile, async ({ context }) => {
    await signIn(context, portalHome)
    return {
      weight: await weighDashboard(context, portalHome),
      routeChangeMs: Math.round(await timeRouteChange(context, portalHome, isShort ? 2 : 15)),
      cookies: await context.cookies(),
    }
  })
  return {
    ...measured,
    visit: await measurePage(portalHome, { runs, skipAudits, cookies, profile }),
    firstVisit: await measurePage(portalHome, { runs, skipAudits, cookies }),
  }
})

const { performance = 0, accessibility = 0 } = visit.scores
await writeResult({
  name: 'portal',
  line: `dashboard: ${weight.script} B of script, Lighthouse ${performance} (first visit ${firstVisit.scores['performance']}) and accessibility ${accessibility}, route change in ${routeChangeMs} ms`,
  passed:
    weight.script <= limits.script &&
    performance >= limits.performance &&
    accessibility >= limits.accessibility &&
    routeChangeMs <= limits.routeChangeMs,
  figures: { limits, weight, routeChangeMs, ...visit, firstVisit },
})
