import type { Rolldown } from 'vite'
import { pathInApp } from './path-in-app.ts'
import { everywhere } from './sheet-of.ts'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/** The areas whose pages need each chunk. */
export function areasOf(bundle: Bundle): Map<Chunk, Set<string>> {
  const areas = new Map<Chunk, Set<string>>()
  for (const entry of chunksOf(bundle)) {
    const area = areaOf(entry)
    if (area === undefined) continue
    for (const chunk of importsFirst(bundle, entry)) areas.set(chunk, (areas.get(chunk) ?? new Set()).add(area))
  }
  return areas
}

/** Routes are entries, and the folder of a route is its area: app/catalogue/catalogue.route.tsx. */
export function areaOf({ isEntry, facadeModuleId }: Chunk): string | undefined {
  if (!isEntry) return undefined
  const route = pathInApp(facadeModuleId ?? '')
  // The starter script of the islands is not a page; pages already include the styles of its islands.
  if (route.includes('/')) return route.includes('.route.') ? route.slice(0, route.indexOf('/')) : undefined
  return route === '' ? undefined : everywhere
}

/** Lists all chunks, or those that one chunk needs, after their imports, so that their rules override imported ones. */
export function importsFirst(bundle: Bundle, from?: Chunk): Chunk[] {
  const ordered = new Set<Chunk>()
  const entered = new Set<Chunk>()
  const visit = (chunk: Chunk) => {
    if (entered.has(chunk)) return
    entered.add(chunk)
    for (const file of [...chunk.imports, ...chunk.dynamicImports]) {
      const imported = bundle[file]
      if (imported?.type === 'chunk') visit(imported)
    }
    ordered.add(chunk)
  }
  for (const chunk of from ? [from] : chunksOf(bundle)) visit(chunk)
  return [...ordered]
}

/** The shell comes first, because all other rules may override its rules. */
function chunksOf(bundle: Bundle): Chunk[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const isShell = (chunk: Chunk) => areaOf(chunk) === everywhere
  return [...chunks.filter(isShell), ...chunks.filter((chunk) => !isShell(chunk))]
}
