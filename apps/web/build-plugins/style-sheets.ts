import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin, ResolvedConfig, Rolldown } from 'vite'
import { areaOf, areasOf, importsFirst } from './chunk-graph.ts'
import { countUsers, criticalGroup, linkedSheets, placesOf } from './critical-sheets.ts'
import { inLinkOrder, sheetOf } from './sheet-of.ts'

const virtualId = 'virtual:style-sheets'
const resolvedId = `\0${virtualId}`
const listFile = '.vite/sheets.json'

/**
 * Merges the styles of the bundler's many small chunks into one sheet for each area. A page then links two or three
 * files with hardly any rules of other kinds of pages. Their addresses are exported to the server:
 * `import { sheets } from 'virtual:style-sheets'`.
 */
export function styleSheets(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'style-sheets',
    configResolved(resolved) {
      config = resolved
    },
    outputOptions(options) {
      if (this.environment.name !== 'client') return options
      return { ...options, codeSplitting: { groups: [criticalGroup] } }
    },
    generateBundle: {
      // Before the bundler writes the manifest of chunks and files.
      order: 'pre',
      handler(_options, bundle) {
        const styles = takeStyles(bundle)
        const isClient = this.environment.name === 'client'
        const files = new Map<string, string>()
        for (const [sheet, source] of isClient ? gather(bundle, styles) : []) {
          files.set(sheet, this.getFileName(this.emitFile({ type: 'asset', name: `${sheet}.css`, source })))
        }
        linkSheets(bundle, styles, files)
        // The original style files are replaced by the sheets; only the client build emits sheets.
        const emitted = new Set(files.values())
        for (const { file } of styles.values()) if (!emitted.has(file)) delete bundle[file]
        const list = Object.fromEntries([...files].map(([sheet, file]) => [sheet, `/${file}`]))
        if (isClient) this.emitFile({ type: 'asset', fileName: listFile, source: JSON.stringify(list) })
      },
    },
    resolveId: (id) => (id === virtualId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return undefined
      // In development the framework inlines all styles.
      const isBuilt = config.command === 'build' && this.environment.name !== 'client'
      const list = isBuilt ? await readFile(resolve(config.root, 'build/client', listFile), 'utf8') : '{}'
      return `export const sheets = ${list}`
    },
  }
}

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk
type Styles = Map<Chunk, { file: string; source: string }>

/** Takes the styles from the chunks. Sheets that are imported with `?url` are not included. */
function takeStyles(bundle: Bundle): Styles {
  const styles: Styles = new Map()
  for (const chunk of importsFirst(bundle)) {
    const [file] = chunk.viteMetadata?.importedCss ?? []
    const asset = file === undefined ? undefined : bundle[file]
    if (file !== undefined && asset?.type === 'asset') styles.set(chunk, { file, source: String(asset.source) })
    chunk.viteMetadata?.importedCss.clear()
  }
  return styles
}

function gather(bundle: Bundle, styles: Styles): Map<string, string> {
  const toSheets = sheetsOf(bundle)
  const sheets = new Map<string, string>()
  // Styles with more users are more basic, so they come first and the others may override them.
  const ordered = [...styles].toSorted(([a], [b]) => countUsers(b.name) - countUsers(a.name))
  for (const [chunk, { source }] of ordered) {
    for (const sheet of toSheets(chunk)) sheets.set(sheet, `${sheets.get(sheet) ?? ''}${source}`)
  }
  return sheets
}

/** Links all sheets of a route at its entry chunk: through its imports they would be in the wrong order. */
function linkSheets(bundle: Bundle, styles: Styles, files: Map<string, string>): void {
  const toSheets = sheetsOf(bundle)
  for (const entry of importsFirst(bundle)) {
    const area = areaOf(entry)
    if (area === undefined) continue
    const needed = importsFirst(bundle, entry).filter((chunk) => styles.has(chunk))
    for (const sheet of inLinkOrder(needed.flatMap((chunk) => toSheets(chunk, area)))) {
      const file = files.get(sheet)
      if (file !== undefined) entry.viteMetadata?.importedCss.add(file)
    }
  }
}

/** The sheets that contain the styles of a chunk, or those of them that the routes of an area link. */
function sheetsOf(bundle: Bundle): (chunk: Chunk, linkedBy?: string) => readonly string[] {
  const areas = areasOf(bundle)
  return (chunk, linkedBy) => {
    const places = placesOf(chunk.name)
    if (places === undefined) return [sheetOf(areas.get(chunk) ?? new Set())]
    return linkedBy === undefined ? [...places.homes, ...places.critical] : linkedSheets(places, linkedBy)
  }
}
