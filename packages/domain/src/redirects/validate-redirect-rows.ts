import { type Locale, toUrlCode } from '../locales/locale.ts'
import { parsePagePath } from '../pages/page-path.ts'
import { isApplicationPath } from '../publish-gate/application-paths.ts'
import { unescapeFormula } from '../tables/escape-formula.ts'
import { listLocales, targetsItself } from './add-redirect.ts'
import { leadsInCircle } from './find-redirect-loop.ts'
import { type RedirectRowReason, type RedirectRowVerdict, toSiteName } from './redirect-import.ts'
import {
  maxRedirectAddressLength,
  normalisePreviousUrl,
  type Redirect,
  type RedirectGoal,
  toRedirectTable,
} from './redirect-table.ts'

/** The stored redirects of a site and the paths of its pages. */
export type ImportSite = {
  slug: string
  /** Whether the user may change redirects of this site. */
  isAllowed: boolean
  redirects: readonly Redirect[]
  pagePaths: ReadonlySet<string>
}

/** The cells of a row as they are written. */
export type WrittenRow = { line: number; cells: Readonly<Record<string, string>> }

type Row = Redirect & { line: number; site: string }

type SiteState = {
  site: ImportSite
  targets: ReadonlyMap<string, string>
  /** The stored redirects and the accepted rows. */
  table: Map<string, RedirectGoal>
  /** The locales that redirects of the site or of the file name, by their URL code. */
  locales: ReadonlyMap<string, Locale>
  /** Paths that redirect before or after the import. */
  redirected: ReadonlySet<string>
  seen: Set<string>
}

/**
 * The verdict on each row. Rows are checked in their order against the stored redirects and the accepted rows before
 * them, so that all accepted rows together contain no loop.
 */
export function validateRedirectRows(rows: readonly WrittenRow[], sites: readonly ImportSite[]): RedirectRowVerdict[] {
  const read = rows.map(readRow)
  const bySite = Map.groupBy(read, ({ site }) => site)
  const states = new Map(
    sites.map((site) => [toSiteName(site.slug), toState(site, bySite.get(toSiteName(site.slug)) ?? [])]),
  )
  return read.map((row) => {
    const state = states.get(row.site)
    const verdict = state ? assess(row, state) : ({ outcome: 'refused', reason: 'unknown-site' } as const)
    const shorten = (text: string) => text.slice(0, maxRedirectAddressLength)
    return {
      ...row,
      site: shorten(row.site),
      previousUrl: shorten(row.previousUrl),
      target: shorten(row.target),
      ...verdict,
    }
  })
}

function readRow({ line, cells }: WrittenRow): Row {
  const cell = (name: string) => unescapeFormula((cells[name] ?? '').trim())
  const written = cell('previousUrl')
  return {
    line,
    site: (cell('site') || toSiteName('')).toLowerCase(),
    previousUrl: normalisePreviousUrl(written) ?? written,
    target: cell('target'),
  }
}

function toState(site: ImportSite, rows: readonly Row[]): SiteState {
  const { table } = toRedirectTable(site.redirects)
  const added = toRedirectTable(rows).table
  const locales = [...listLocales(table), ...listLocales(added)].filter((locale) => locale !== undefined)
  return {
    site,
    targets: new Map(site.redirects.map(({ previousUrl, target }) => [previousUrl, target])),
    table: new Map(table),
    locales: new Map(locales.map((locale) => [toUrlCode(locale), locale])),
    redirected: new Set([...table.keys(), ...added.keys()].map(toPath)),
    seen: new Set(),
  }
}

function assess(row: Row, state: SiteState): Pick<RedirectRowVerdict, 'outcome' | 'reason'> {
  const { site, targets, seen } = state
  const refuse = (reason: RedirectRowReason) => ({ outcome: 'refused', reason }) as const
  if (!site.isAllowed) return refuse('other-site')
  if (seen.has(row.previousUrl)) return refuse('duplicate')
  seen.add(row.previousUrl)
  const before = targets.get(row.previousUrl)
  if (before === row.target) return { outcome: 'unchanged' }
  const reason = findRefusal(row, state)
  if (reason) return refuse(reason)
  return { outcome: before === undefined ? 'created' : 'changed' }
}

/** Why the row cannot be saved; an accepted row joins the table. */
function findRefusal(row: Row, { site, table, redirected, locales }: SiteState): RedirectRowReason | undefined {
  if (row.previousUrl.length > maxRedirectAddressLength || row.target.length > maxRedirectAddressLength)
    return 'too-long'
  const alone = toRedirectTable([row]).table
  const [[key, goal] = []] = alone
  if (row.target === '' || key === undefined || goal === undefined) return 'malformed'
  const path = toPath(row.target)
  if (!site.pagePaths.has(path) && !redirected.has(path) && !isServed(path)) return 'target-missing'
  const before = table.get(key)
  table.set(key, goal)
  if (!targetsItself(alone) && !leadsInCircle(parsePagePath(key), table, locales.values())) return undefined
  if (before) table.set(key, before)
  else table.delete(key)
  return 'loop'
}

function toPath(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  return parsePagePath(path).segments.join('/')
}

/** First segments of addresses that exist without a page of the content service, beside those of the application. */
const otherSegments: ReadonlySet<string> = new Set([
  '',
  'services',
  'smart-factory',
  'stories',
  'media-releases',
  'locations',
])

function isServed(path: string): boolean {
  return isApplicationPath(path) || otherSegments.has(path.split('/')[0] ?? '')
}
