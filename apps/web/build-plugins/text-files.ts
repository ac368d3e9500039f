import type { Plugin, ResolvedConfig } from 'vite'
import { readClientManifest } from './client-manifest.ts'

const virtualId = 'virtual:text-files'
const resolvedId = `\0${virtualId}`

/** `../../packages/texts/src/catalogues/de/parts.ts`, and `de.ts`, the index of the areas. */
const catalogue = /\/texts\/src\/catalogues\/(?<language>[a-z]{2})(?:\/(?<area>[\w-]+))?\.ts$/

/** Exports the addresses of the text files of each language: `import { textFiles } from 'virtual:text-files'`. */
export function textFiles(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'text-files',
    configResolved(resolved) {
      config = resolved
    },
    resolveId: (id) => (id === virtualId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return undefined
      const isBuilt = config.command === 'build' && this.environment.name !== 'client'
      return `export const textFiles = ${JSON.stringify(isBuilt ? await findTextFiles(config.root) : {})}`
    },
  }
}

async function findTextFiles(root: string) {
  const { manifest } = await readClientManifest(root)
  const found: Record<string, Record<string, string>> = {}
  for (const [source, { file }] of Object.entries(manifest)) {
    const { language, area = 'all' } = catalogue.exec(source)?.groups ?? {}
    if (language) found[language] = { ...found[language], [area]: `/${file}` }
  }
  return found
}
