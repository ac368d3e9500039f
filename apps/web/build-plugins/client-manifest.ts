import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

export type ManifestChunk = { file: string; src?: string; imports?: string[] }

/** Reads the manifest of the client build, which runs before the server build. */
export async function readClientManifest(root: string) {
  const path = resolve(root, 'build/client/.vite/manifest.json')
  const manifest: Record<string, ManifestChunk> = JSON.parse(await readFile(path, 'utf8'))
  return {
    manifest,
    find(source: string): ManifestChunk {
      const chunk = manifest[source]
      if (!chunk) throw new Error(`${source} is missing from ${path}`)
      return chunk
    },
  }
}
