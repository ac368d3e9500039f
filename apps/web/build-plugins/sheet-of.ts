/** The pseudo-area of styles that every page needs, because the shell imports them. */
export const everywhere = 'everywhere'

const guide = 'style-guide'
const portal = 'portal'
/** The areas without sign-in; every other area belongs to the portal. */
const publicAreas = ['catalogue', 'comparison', 'consent', 'pages', 'requests', 'search', 'worksheet']

/** All possible users of a style sheet. */
export const audiences = [everywhere, guide, portal, ...publicAreas]

export function sheetAudienceOf(area: string): string {
  return audiences.includes(area) ? area : portal
}

/**
 * The style sheet for rules that these areas need. A public page links the base sheet, the sheet of its own area, and
 * the sheets that it shares with the portal or with the other tools.
 */
export function sheetOf(areas: ReadonlySet<string>): string {
  const [only, ...others] = [...areas].filter(isPublic)
  const inPortal = [...areas].some((area) => sheetAudienceOf(area) === portal)
  if (areas.has(everywhere)) return 'base'
  // Styles that catalogue, comparison, worksheet and forms share are not loaded by editorial pages, the most visited.
  if (others.length > 0) return areas.has('pages') ? 'base' : 'tools'
  if (only === undefined) return inPortal ? portal : guide
  return inPortal ? 'controls' : only
}

export function isPublic(area: string): boolean {
  return publicAreas.includes(area)
}

const foundations = ['base', 'tools', 'controls']

/** Sorts the sheets in link order: a later sheet may override an earlier one. */
export function inLinkOrder(sheets: Iterable<string>): string[] {
  const unique = new Set(sheets)
  const first = foundations.filter((sheet) => unique.has(sheet))
  return [...first, ...[...unique].filter((sheet) => !foundations.includes(sheet)).sort()]
}
