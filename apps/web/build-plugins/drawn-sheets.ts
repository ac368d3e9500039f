import type { Rolldown } from 'vite'
import { audienceOf, audiences, everywhere, isPublic, sheetOf } from './sheet-of.ts'

type DrawnSheet = {
  parts: readonly string[]
  /** The areas whose pages may draw the parts. */
  areas: readonly string[]
  /** Other drawn sheets that may stand on the same page. */
  beside?: readonly string[]
}

/** Sheets that a public page links only when it draws one of these parts. */
const drawnSheets: Record<string, DrawnSheet> = {
  form: { parts: ['/blocks/src/form/component.tsx'], areas: ['pages', 'catalogue'], beside: ['lists', 'rare'] },
  lists: {
    parts: ['/app/catalogue/families-page.tsx', '/app/catalogue/classification/classification-page.tsx'],
    areas: ['catalogue'],
  },
  overviews: {
    parts: [
      '/app/pages/stories/stories-page.tsx',
      '/app/pages/media-releases/media-releases-page.tsx',
      '/app/pages/locations/locations-page.tsx',
      '/app/pages/switch/switch-page.tsx',
      '/app/pages/protected/protected-page.tsx',
    ],
    areas: ['pages', 'catalogue'],
  },
  product: {
    parts: [
      '/app/catalogue/product/product-page.tsx',
      '/app/catalogue/product-service-page.tsx',
      '/app/catalogue/not-sold-page.tsx',
    ],
    areas: ['catalogue'],
  },
  rare: { parts: ['/blocks/src/rare-block.tsx'], areas: ['pages', 'catalogue'], beside: ['lists', 'overviews'] },
  request: {
    parts: ['/app/requests/request.route.tsx', '/app/requests/receipt.route.tsx', '/app/requests/phone.route.tsx'],
    areas: ['requests'],
  },
}

type Importers = (id: string) => readonly string[]

/**
 * Who draws with a style module: the drawn sheets whose parts lead to it, the public areas that reach it without them,
 * and the applications, which link everything they may draw.
 */
export function usersOf(id: string, importersOf: Importers): Set<string> {
  const users = new Set<string>()
  const seen = new Set([id])
  const beyondParts = new Set<string>()
  for (const module of seen) {
    const [file = ''] = module.split('?')
    const sheet = drawnSheetOf(file)
    const user = sheet ?? areaOf(file)
    if (user !== undefined) users.add(user)
    if (sheet !== undefined) beyondParts.add(module)
    else for (const importer of importersOf(module)) seen.add(importer)
  }
  for (const module of beyondParts) {
    const area = areaOf(module.split('?')[0] ?? '')
    if (area !== undefined && isApplication(area)) users.add(area)
    for (const importer of importersOf(module)) beyondParts.add(importer)
  }
  return users
}

function isApplication(area: string): boolean {
  return area !== everywhere && !isPublic(area)
}

function drawnSheetOf(file: string): string | undefined {
  return Object.keys(drawnSheets).find((sheet) => drawnSheets[sheet]?.parts.some((part) => file.endsWith(part)))
}

/** The shell, or the area of a route. */
function areaOf(file: string): string | undefined {
  const [, path = ''] = file.split('/web/app/')
  if (path === 'root.tsx') return everywhere
  return path.includes('.route.') ? audienceOf(path.slice(0, path.indexOf('/'))) : undefined
}

/** Keeps what is for some pages only apart from the rest, together with what has the same users. */
export const drawnGroup: Rolldown.CodeSplittingGroup = {
  test: /\.css$/,
  name: (id, graph) => {
    const name = toChunkName(usersOf(id, (module) => graph.getModuleInfo(module)?.importers ?? []))
    return placesOf(name)?.drawn.length ? name : null
  },
}

const prefix = 'drawn-'
const allUsers = [...Object.keys(drawnSheets), ...audiences]

/** A bit for each user: scripts that import the chunk carry its name. */
export function toChunkName(users: ReadonlySet<string>): string {
  const bits = allUsers.reduce((sum, user, place) => sum + (users.has(user) ? 2 ** place : 0), 0)
  return `${prefix}${bits.toString(36)}`
}

function readChunkName(name: string): string[] | undefined {
  const bits = Number.parseInt(name.slice(prefix.length), 36)
  return name.startsWith(prefix) ? allUsers.filter((_, place) => Math.floor(bits / 2 ** place) % 2 === 1) : undefined
}

/** None for a chunk that is not kept apart: such a one is for a single area. */
export function countUsers(chunkName: string): number {
  return readChunkName(chunkName)?.length ?? 0
}

/** Where styles stand that drawn parts lead to. */
export type Places = {
  /** The areas that reach them by themselves, and the sheet of these areas. */
  areas: ReadonlySet<string>
  homes: readonly string[]
  /** The drawn sheets that hold them too, because not every page that links these links the home. */
  drawn: readonly string[]
}

/** Nothing for a chunk that is not kept apart. */
export function placesOf(chunkName: string): Places | undefined {
  const users = readChunkName(chunkName)
  if (users === undefined) return undefined
  const areas = new Set(users.filter((user) => !(user in drawnSheets)))
  const drawn = users.filter((user) => user in drawnSheets)
  // Said twice on a page, a rule would overrule what overrules it.
  if (mayMeet(drawn)) return { areas, homes: ['base'], drawn: [] }
  if (areas.size === 0) return { areas, homes: [], drawn }
  const home = sheetOf(areas)
  const hasHome = (area: string) => home === 'base' || areas.has(area)
  return { areas, homes: [home], drawn: drawn.filter((sheet) => !drawnSheets[sheet]?.areas.every(hasHome)) }
}

function mayMeet(drawn: readonly string[]): boolean {
  return drawn.some((sheet) => drawnSheets[sheet]?.beside?.some((other) => drawn.includes(other)))
}

/** What the routes of an area link for them. A public page links a drawn sheet itself, when it draws. */
export function linkedSheets({ areas, homes }: Places, area: string): readonly string[] {
  return areas.has(audienceOf(area)) ? homes : []
}
