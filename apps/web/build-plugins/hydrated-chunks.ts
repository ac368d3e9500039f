import type { Plugin, Rolldown } from 'vite'
import { pathInApp } from './path-in-app.ts'
import { isPublic } from './sheet-of.ts'

type ModuleLinks = Pick<Rolldown.ModuleInfo, 'isEntry' | 'importedIds' | 'dynamicallyImportedIds'>
type Graph = { getModuleIds: () => Iterable<string>; getModuleInfo: (id: string) => ModuleLinks | null }

/**
 * Merges scripts that are always loaded together into four chunks: React, what every hydrated page adds to it, what
 * every screen of the portal adds to that, and what those screens share with public pages. The bundler alone makes a
 * chunk for each set of users: about a hundred for one screen, each with a request and a `modulepreload` link.
 */
export function hydratedChunks(): Plugin {
  let chunks = new Map<string, string>()
  return {
    name: 'hydrated-chunks',
    applyToEnvironment: (environment) => environment.name === 'client',
    // Without it, an entry could not export what another chunk imports from it.
    configEnvironment: (name) =>
      name === 'client' ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } } : undefined,
    buildEnd() {
      chunks = chunksOfModules(this)
    },
    outputOptions(options) {
      const { groups = [] } = typeof options.codeSplitting === 'object' ? options.codeSplitting : {}
      const group = { name: (id: string) => chunks.get(id) ?? null, includeDependenciesRecursively: false }
      return { ...options, codeSplitting: { groups: [...groups, group] } }
    },
  }
}

/** The merged chunk of each module that belongs to one. */
export function chunksOfModules(graph: Graph): Map<string, string> {
  const entries = [...graph.getModuleIds()].filter((id) => graph.getModuleInfo(id)?.isEntry)
  const scripts = entries.filter(isStaticPageScript)
  const islands = reach(graph, [...scripts, ...entries.filter(isHydration)], { dynamic: true })
  const react = reach(graph, entries.filter(isHydration)).difference(reach(graph, scripts))
  const hydrated = reach(graph, entries.filter(isOfEveryPage)).difference(islands)
  const portal = reach(graph, entries.filter(isPortal)).difference(islands).difference(hydrated)
  const publicPages = reach(graph, entries.filter(isPublicRoute))
  // The sheets of a public page contain the styles of every chunk that it imports, now or later.
  const withoutStyles = (ids: Set<string>) =>
    [...ids].filter((id) => [...reach(graph, [id], { dynamic: true })].every(isScript))
  return new Map(
    Object.entries({
      react: withoutStyles(react),
      hydrated: withoutStyles(hydrated),
      'portal-frame': portal.difference(publicPages),
      'portal-shared': withoutStyles(portal.intersection(publicPages)),
    }).flatMap(([name, ids]) => [...ids].filter((id) => isScript(id) && !entries.includes(id)).map((id) => [id, name])),
  )
}

/** These modules and all that they import, directly or through others. */
function reach(graph: Graph, from: string[], { dynamic = false } = {}): Set<string> {
  const reached = new Set(from)
  for (const id of reached) {
    const info = graph.getModuleInfo(id)
    for (const imported of info?.importedIds ?? []) reached.add(imported)
    if (dynamic) for (const imported of info?.dynamicallyImportedIds ?? []) reached.add(imported)
  }
  return reached
}

const ofEveryPage = ['entry.client.tsx', 'root.tsx', 'visit/document.route.tsx', 'frame/default-layout.route.tsx']

function isOfEveryPage(id: string): boolean {
  return ofEveryPage.includes(pathInApp(id))
}

function isPortal(id: string): boolean {
  return pathInApp(id) === 'portal/portal.route.tsx'
}

function isHydration(id: string): boolean {
  return pathInApp(id) === 'islands/hydrate-island.ts'
}

function isPublicRoute(id: string): boolean {
  const [area = ''] = pathInApp(id).split('/')
  return isPublic(area) || area === 'style-guide'
}

/** A script that static pages load without React. */
function isStaticPageScript(id: string): boolean {
  const path = pathInApp(id)
  return path !== '' && !path.includes('.route.') && !isOfEveryPage(id) && !isHydration(id)
}

function isScript(id: string): boolean {
  return !id.split('?')[0]?.endsWith('.css')
}
