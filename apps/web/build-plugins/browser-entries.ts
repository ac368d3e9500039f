import { resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { type ManifestChunk, readClientManifest } from './client-manifest.ts'

const virtualId = 'virtual:browser-entries'
const resolvedId = `\0${virtualId}`

/**
 * Builds scripts that documents load without the framework, and tells the server their addresses:
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
        // Vite's `?url` would hand out the source itself.
        this.emitFile({ type: 'chunk', id: resolve(config.root, source) })
      }
    },
    resolveId: (id) => (id === virtualId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return undefined
      // Only documents load these, and the server draws them: the browser's own code never asks.
      if (this.environment.name === 'client') return 'export const entries = {}'
      const find = config.command === 'build' ? await inManifest(config) : inDevelopment
      const found = Object.entries(sources).map(([name, source]) => [name, find(source)] as const)
      return `export const entries = ${JSON.stringify(Object.fromEntries(found))}`
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
