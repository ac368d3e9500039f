import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compress } from './compressed-files.ts'

type ManifestRoute = { parentId?: string; hasDefaultExport: boolean; imports?: string[] }
export type Manifest = { entry: { imports: string[] }; routes: Record<string, ManifestRoute> }

const prefix = 'window.__reactRouterManifest='
const portal = 'portal/portal.route'

/**
 * Shortens the framework's list of routes, which every screen of the portal loads. `imports` lists the files that a
 * client-side navigation preloads: only the portal navigates so, and what a parent route imports is loaded already.
 * Routes without a screen are left out, because no navigation leads to them.
 */
export function trimManifest({ entry, routes, ...rest }: Manifest): Manifest {
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId))
  const screens = Object.entries(routes).filter(([id, { hasDefaultExport }]) => hasDefaultExport || parents.has(id))
  const trimmed = screens.map(([id, route]) => {
    const ancestors = ancestorsOf(routes, id)
    const loaded = new Set([...entry.imports, ...ancestors.flatMap((ancestor) => routes[ancestor]?.imports ?? [])])
    const isInPortal = id === portal || ancestors.includes(portal)
    return [id, { ...route, imports: isInPortal ? (route.imports ?? []).filter((file) => !loaded.has(file)) : [] }]
  })
  return { ...rest, entry, routes: Object.fromEntries(trimmed) }
}

/** Trims and compresses the manifest of a finished build; the framework writes it after all plugins have run. */
export async function writeTrimmedManifest(assets: string): Promise<void> {
  const files = await readdir(assets)
  const name = files.find((file) => /^manifest-[0-9a-f]+\.js$/.test(file))
  if (!name) throw new Error(`no manifest in ${assets}`)
  const path = join(assets, name)
  const text = await readFile(path, 'utf8')
  if (!text.startsWith(prefix)) throw new Error(`${name} does not begin with ${prefix}`)
  const manifest: Manifest = JSON.parse(text.slice(prefix.length).replace(/;$/, ''))
  await writeFile(path, `${prefix}${JSON.stringify(trimManifest(manifest))};`)
  await compress(path)
}

function ancestorsOf(routes: Manifest['routes'], id: string): string[] {
  const parent = routes[id]?.parentId
  return parent === undefined ? [] : [parent, ...ancestorsOf(routes, parent)]
}
