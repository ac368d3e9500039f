/** Marks what every page needs, because the shell reaches it. */
export const everywhere = 'everywhere'

const guide = 'style-guide'
const portal = 'portal'
/** What people read without signing in; every other area belongs to the portal. */
const publicAreas = ['catalogue', 'comparison', 'consent', 'pages', 'requests', 'search', 'worksheet']

/** Everybody whom a style sheet may be for. */
export const audiences = [everywhere, guide, portal, ...publicAreas]

export function audienceOf(area: string): string {
  return audiences.includes(area) ? area : portal
}

/**
 * The style sheet for rules that these areas need. A public page links what everybody needs, what its own area needs,
 * and what it shares with the portal or with the other tools alone.
 */
export function sheetOf(areas: ReadonlySet<string>): string {
  const [only, ...others] = [...areas].filter(isPublic)
  const inPortal = [...areas].some((area) => audienceOf(area) === portal)
  if (areas.has(everywhere)) return 'base'
  // What catalogue, comparison, worksheet and forms share is no weight for the pages that are read most.
  if (others.length > 0) return areas.has('pages') ? 'base' : 'tools'
  if (only === undefined) return inPortal ? portal : guide
  return inPortal ? 'controls' : only
}

export function isPublic(area: string): boolean {
  return publicAreas.includes(area)
}

const foundations = ['base', 'tools', 'controls']

/** The order they are linked in: a later sheet may overrule an earlier one. */
export function inLinkOrder(sheets: Iterable<string>): string[] {
  const wanted = new Set(sheets)
  const first = foundations.filter((sheet) => wanted.has(sheet))
  return [...first, ...[...wanted].filter((sheet) => !foundations.includes(sheet)).sort()]
}
