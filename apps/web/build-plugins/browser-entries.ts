import { resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { type ManifestChunk, readClientManifest } from './client-manifest.ts'

const virtualId = 'virtual:browser-entries'
const resolvedId = `\0${virtualId}`

/**
 * Builds scripts that static pages load without the framework, and exports their addresses to the server:
 * `import { entries } from 'virtual:browser-entries'`.
 */
export function browserEntries(sources: Record<string, string>): Plugin {
  let config: ResolvedConfig
  return {
    name: 'browser-entries',
    configResolved(resolved) {
      config = resolved
    },
    buildStart() {
      if (config.command !== 'build' || this.environment.name !== 'client') return
      for (const source of Object.values(sources)) {
        // Vite's `?url` would return the unbuilt source.
        this.emitFile({ type: 'chunk', id: resolve(config.root, source) })
      }
    },
    resolveId: (id) => (id === virtualId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return undefined
      // Only the server renders the pages that load these; the client build does not need the addresses.
      if (this.environment.name === 'client') return 'export const entries = {}'
      const find = config.command === 'build' ? await inManifest(config) : inDevelopment
      const entries = Object.entries(sources).map(([name, source]) => [name, find(source)] as const)
      return `export const entries = ${JSON.stringify(Object.fromEntries(entries))}`
    },
  }
}

async function inManifest(config: ResolvedConfig) {
  const { manifest, find } = await readClientManifest(config.root)
  return (source: string) => {
    const chunk = find(source)
    return { script: `/${chunk.file}`, preload: [...importsOf(manifest, chunk)].map((file) => `/${file}`) }
  }
}

function importsOf(
  manifest: Record<string, ManifestChunk>,
  chunk: ManifestChunk,
  seen = new Set<string>(),
): Set<string> {
  for (const key of chunk.imports ?? []) {
    const imported = manifest[key]
    if (!imported || seen.has(imported.file)) continue
    seen.add(imported.file)
    importsOf(manifest, imported, seen)
  }
  return seen
}

function inDevelopment(source: string) {
  return { script: `/${source}`, preload: [] }
}
