import { measurePage, type PageScores } from './lighthouse/measure-page.ts'
import { withHttp2 } from './lighthouse/with-http2.ts'
import { setting } from './support/request.ts'
import { isShort, writeResult } from './write-result.ts'

// Lighthouse scores on a simulated mid-range phone, with its processor and network, by HTTP/2 as in production.
const runs = isShort ? 1 : 3

/** These audits fail for the status 404, which a missing page must have. */
const auditsOfStatus = ['http-status-code', 'errors-in-console']

const pages: { name: string; path: string; skipAudits?: string[] }[] = [
  { name: 'home', path: '/en' },
  { name: 'content page', path: '/en/company/about' },
  { name: 'family', path: '/en/products/crimping-lines' },
  { name: 'classification', path: '/en/products/crimping-lines/double-end-lines' },
  { name: 'product', path: '/en/products/crimping-lines/double-end-lines/axion-56' },
  { name: 'story', path: '/en/stories/what-37-strands-look-like' },
  { name: 'release', path: '/en/media-releases/axion-56-in-munich' },
  { name: 'locations', path: '/en/locations' },
  { name: 'investors', path: '/en/investors' },
  // Search engines do not list results of a search and forms.
  { name: 'search', path: '/en/search?q=axion', skipAudits: ['is-crawlable'] },
  { name: 'form', path: '/en/requests/service', skipAudits: ['is-crawlable'] },
  { name: 'missing page', path: '/en/no-such-page', skipAudits: auditsOfStatus },
]
const measured = isShort ? pages.filter(({ name }) => name === 'product') : pages

const figures: Record<string, PageScores> = {}
await withHttp2(setting('EDGE_ORIGIN'), async (origin) => {
  for (const { name, path, skipAudits = [] } of measured)
    figures[name] = await measurePage(`${origin}${path}`, { runs, skipAudits })
})

const worst = Math.min(...Object.values(figures).flatMap(({ scores }) => Object.values(scores)))
await writeResult({
  name: 'lighthouse',
  line: `${Object.keys(figures).join(', ')}: lowest of all scores ${worst} (median of ${runs})`,
  passed: worst === 100,
  figures,
})
