import type { Rolldown } from 'vite'
import { isPublic } from './sheet-of.ts'

/** The sheet that a public page links only when it draws one of these: what few pages have. */
export const rareSheet = 'rare'

const rareParts = [
  '/blocks/src/rare-block.tsx',
  '/app/pages/stories/stories-page.tsx',
  '/app/pages/media-releases/media-releases-page.tsx',
  '/app/pages/locations/locations-page.tsx',
  '/app/pages/switch/switch-page.tsx',
  '/app/pages/protected/protected-page.tsx',
  '/app/requests/request.route.tsx',
  '/app/requests/receipt.route.tsx',
]

type Importers = (id: string) => readonly string[]

/** Whether every way from a public page to a style module leads through a rare part. */
export function isRare(id: string, importersOf: Importers): boolean {
  let isReached = false
  const seen = new Set([id])
  for (const module of seen) {
    const [file = ''] = module.split('?')
    if (rareParts.some((part) => file.endsWith(part))) isReached = true
    else if (isShownByAll(file)) return false
    else for (const importer of importersOf(module)) seen.add(importer)
  }
  return isReached
}

/** The shell, or a route that people read without signing in. */
function isShownByAll(module: string): boolean {
  const [, file = ''] = module.split('/web/app/')
  const [area = '', ...rest] = file.split('/')
  return file === 'root.tsx' || (rest.length > 0 && file.includes('.route.') && isPublic(area))
}

/** Keeps the rare styles in a chunk of their own. */
export const rareGroup: Rolldown.CodeSplittingGroup = {
  test: /\.css$/,
  name: (id, graph) => (isRare(id, (module) => graph.getModuleInfo(module)?.importers ?? []) ? rareSheet : null),
}
