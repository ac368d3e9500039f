import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compress } from './compressed-files.ts'

type ManifestRoute = { parentId?: string; hasDefaultExport: boolean; imports?: string[] }
export type Manifest = { entry: { module: string; imports: string[] }; routes: Record<string, ManifestRoute> }

const prefix = 'window.__reactRouterManifest='

/**
 * Shortens the framework's list of routes, which every screen of the portal loads. The browser uses `imports` only to
 * preload files, which the server has written into the page already, and to prefetch pages, which no link does. No
 * navigation leads to a route without a screen.
 */
export function trimManifest({ entry, routes, ...rest }: Manifest): Manifest {
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId))
  const screens = Object.entries(routes).filter(([id, { hasDefaultExport }]) => hasDefaultExport || parents.has(id))
  return {
    ...rest,
    entry: { ...entry, imports: [] },
    routes: Object.fromEntries(screens.map(([id, route]) => [id, { ...route, imports: [] }])),
  }
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
