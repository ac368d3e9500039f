import type { Rolldown } from 'vite'
import { pathInApp } from './path-in-app.ts'
import { sheetAudienceOf, audiences, everywhere, isPublic, sheetOf } from './sheet-of.ts'

type CriticalSheet = {
  modules: readonly string[]
  /** The areas whose pages may render the modules. */
  areas: readonly string[]
  /** Other critical sheets that may be on the same page. */
  beside?: readonly string[]
}

/** Sheets that a public page links only when it renders one of these modules. */
const criticalSheets: Record<string, CriticalSheet> = {
  form: {
    modules: [
      '/blocks/src/form/component.tsx',
      '/blocks/src/contact-panel/component.tsx',
      '/blocks/src/open-positions/component.tsx',
    ],
    areas: ['pages', 'catalogue'],
    beside: ['lists', 'lazy', 'figures', 'people', 'media'],
  },
  lists: {
    modules: ['/app/catalogue/families-page.tsx', '/app/catalogue/classification/classification-page.tsx'],
    areas: ['catalogue'],
  },
  overviews: {
    modules: [
      '/app/pages/stories/stories-page.tsx',
      '/app/pages/media-releases/media-releases-page.tsx',
      '/app/pages/locations/locations-page.tsx',
      '/app/pages/switch/switch-page.tsx',
      '/app/pages/protected/protected-page.tsx',
    ],
    areas: ['pages', 'catalogue'],
  },
  product: {
    modules: [
      '/app/catalogue/product/product-page.tsx',
      '/app/catalogue/product-service-page.tsx',
      '/app/catalogue/unavailable-product-page.tsx',
    ],
    areas: ['catalogue'],
  },
  figures: {
    modules: [
      '/blocks/src/table/component.tsx',
      '/blocks/src/investor-table/component.tsx',
      '/blocks/src/chart/component.tsx',
      '/blocks/src/chart-grid/component.tsx',
      '/app/investors/investor-sections.tsx',
      '/app/pages/terms/terms-list.tsx',
    ],
    areas: ['pages', 'catalogue'],
    beside: ['lists', 'overviews', 'people', 'media', 'lazy'],
  },
  people: {
    modules: [
      '/blocks/src/people/component.tsx',
      '/blocks/src/timeline/component.tsx',
      '/blocks/src/logo-strip/component.tsx',
    ],
    areas: ['pages', 'catalogue'],
    beside: ['lists', 'overviews', 'media', 'lazy'],
  },
  media: {
    modules: [
      '/blocks/src/gallery/component.tsx',
      '/blocks/src/video/component.tsx',
      '/blocks/src/press-kit/component.tsx',
    ],
    areas: ['pages', 'catalogue'],
    beside: ['lists', 'overviews', 'lazy'],
  },
  lazy: {
    modules: ['/blocks/src/lazy-style-block.tsx'],
    areas: ['pages', 'catalogue'],
    beside: ['lists', 'overviews'],
  },
  bar: {
    // The basket has products only while the bar is shown.
    modules: ['/app/comparison/comparison-bar.tsx', '/app/comparison/basket-group-view.tsx'],
    areas: audiences,
  },
  article: {
    modules: [
      '/app/pages/page-contents.tsx',
      '/app/pages/stories/story-head.tsx',
      '/app/pages/stories/story-body.tsx',
      '/app/pages/stories/story-foot.tsx',
      '/app/pages/media-releases/release-head.tsx',
      '/app/pages/media-releases/release-foot.tsx',
    ],
    areas: ['pages', 'catalogue'],
    beside: ['opening', 'bands', 'form', 'lazy', 'figures', 'people', 'media'],
  },
  nearest: {
    modules: ['/app/frame/nearest-pages.tsx'],
    areas: ['pages', 'catalogue'],
  },
  'search-panel': {
    modules: ['/app/search/search-panel.tsx', '/app/search/search-box.tsx'],
    areas: audiences,
  },
  opening: {
    modules: ['/blocks/src/hero/component.tsx'],
    areas: ['pages', 'catalogue'],
    beside: ['lists', 'bands', 'form', 'lazy', 'figures', 'people', 'media'],
  },
  bands: {
    modules: [
      '/blocks/src/force-curve/component.tsx',
      '/blocks/src/location-map/component.tsx',
      '/blocks/src/machine-chooser/component.tsx',
      '/blocks/src/machine-comparison/component.tsx',
    ],
    areas: ['pages', 'catalogue'],
    beside: ['lists', 'lazy', 'form', 'figures', 'people', 'media'],
  },
  request: {
    modules: [
      '/app/requests/request.route.tsx',
      '/app/requests/receipt.route.tsx',
      '/app/requests/phone.route.tsx',
      '/app/requests/release-subscriptions/subscribe.route.tsx',
      '/app/requests/release-subscriptions/subscription.route.tsx',
    ],
    areas: ['requests'],
  },
}

type Importers = (id: string) => readonly string[]

/**
 * Finds the users of a style module: the critical sheets whose modules import it, the public areas that import it
 * otherwise, and the applications (portal, style guide), which link all styles they may render.
 */
export function usersOf(id: string, importersOf: Importers): Set<string> {
  const users = new Set<string>()
  const seen = new Set([id])
  const beyondCritical = new Set<string>()
  for (const module of seen) {
    const sheet = criticalSheetOf(module)
    const user = sheet ?? areaOf(module)
    if (user !== undefined) users.add(user)
    if (sheet !== undefined) beyondCritical.add(module)
    else for (const importer of importersOf(module)) seen.add(importer)
  }
  for (const module of beyondCritical) {
    const area = areaOf(module)
    if (area !== undefined && isApplication(area)) users.add(area)
    for (const importer of importersOf(module)) beyondCritical.add(importer)
  }
  return users
}

function isApplication(area: string): boolean {
  return area !== everywhere && !isPublic(area)
}

function criticalSheetOf(id: string): string | undefined {
  const [file = ''] = id.split('?')
  return Object.keys(criticalSheets).find((sheet) =>
    criticalSheets[sheet]?.modules.some((module) => file.endsWith(module)),
  )
}

/** The shell, or the area of a route. */
function areaOf(id: string): string | undefined {
  const path = pathInApp(id)
  if (path === 'root.tsx') return everywhere
  return path.includes('.route.') ? sheetAudienceOf(path.slice(0, path.indexOf('/'))) : undefined
}

/** Puts styles that only some pages need into separate chunks, one for each set of users. */
export const criticalGroup: Rolldown.CodeSplittingGroup = {
  test: /\.css$/,
  name: (id, graph) => {
    const name = toChunkName(usersOf(id, (module) => graph.getModuleInfo(module)?.importers ?? []))
    return placesOf(name)?.critical.length ? name : null
  },
}

const prefix = 'css-'
const allUsers = [...Object.keys(criticalSheets), ...audiences]

/** A bit for each user, which keeps the name short: it is part of every script that imports the chunk. */
export function toChunkName(users: ReadonlySet<string>): string {
  const bits = allUsers.reduce((sum, user, index) => sum + (users.has(user) ? 2 ** index : 0), 0)
  return `${prefix}${bits.toString(36)}`
}

function readChunkName(name: string): string[] | undefined {
  const bits = Number.parseInt(name.slice(prefix.length), 36)
  return name.startsWith(prefix) ? allUsers.filter((_, index) => Math.floor(bits / 2 ** index) % 2 === 1) : undefined
}

/** Zero for a chunk outside the group, which belongs to a single area. */
export function countUsers(chunkName: string): number {
  return readChunkName(chunkName)?.length ?? 0
}

/** The sheets that contain the styles of a chunk of the group. */
export type Places = {
  /** The areas that import the styles directly, and the sheet of these areas. */
  areas: ReadonlySet<string>
  homes: readonly string[]
  /** The critical sheets that contain them too, because not every page that links these links the home sheet. */
  critical: readonly string[]
}

/** Returns undefined for a chunk outside the group. */
export function placesOf(chunkName: string): Places | undefined {
  const users = readChunkName(chunkName)
  if (users === undefined) return undefined
  const areas = new Set(users.filter((user) => !(user in criticalSheets)))
  const critical = users.filter((user) => user in criticalSheets)
  // A rule in two sheets of one page would override the rules that override it.
  if (mayShareAPage(critical)) return { areas, homes: ['base'], critical: [] }
  if (areas.size === 0) return { areas, homes: [], critical }
  const home = sheetOf(areas)
  const hasHome = (area: string) => home === 'base' || areas.has(area)
  return { areas, homes: [home], critical: critical.filter((sheet) => !criticalSheets[sheet]?.areas.every(hasHome)) }
}

function mayShareAPage(sheets: readonly string[]): boolean {
  return sheets.some((sheet) => criticalSheets[sheet]?.beside?.some((other) => sheets.includes(other)))
}

/** The sheets that the routes of an area link for these styles. A public page itself links the critical sheets. */
export function linkedSheets({ areas, homes }: Places, area: string): readonly string[] {
  return areas.has(sheetAudienceOf(area)) ? homes : []
}
