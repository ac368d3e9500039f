import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin, ResolvedConfig, Rolldown } from 'vite'
import { areaOf, areasOf, importsFirst } from './chunk-graph.ts'
import { rareGroup, rareSheet } from './rare-sheet.ts'
import { inLinkOrder, isPublic, sheetOf } from './sheet-of.ts'

const virtualId = 'virtual:style-sheets'
const resolvedId = `\0${virtualId}`
const listFile = '.vite/sheets.json'

/**
 * Gathers the styles of the bundler's many small chunks into one sheet for each area. A page then links two or three
 * files, and nearly none of their rules is for a page of another kind. Tells the server where they are:
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
      return { ...options, codeSplitting: { groups: [rareGroup] } }
    },
    generateBundle: {
      // Before the bundler writes down which chunk needs which file.
      order: 'pre',
      handler(_options, bundle) {
        const styles = takeStyles(bundle)
        const isClient = this.environment.name === 'client'
        const files = new Map<string, string>()
        for (const [sheet, source] of isClient ? gather(bundle, styles) : []) {
          files.set(sheet, this.getFileName(this.emitFile({ type: 'asset', name: `${sheet}.css`, source })))
        }
        linkSheets(bundle, styles, files)
        // The server draws; the browser's build brings the sheets.
        const kept = new Set(files.values())
        for (const { file } of styles.values()) if (!kept.has(file)) delete bundle[file]
        const list = Object.fromEntries([...files].map(([sheet, file]) => [sheet, `/${file}`]))
        if (isClient) this.emitFile({ type: 'asset', fileName: listFile, source: JSON.stringify(list) })
      },
    },
    resolveId: (id) => (id === virtualId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return undefined
      // While developing the framework writes all styles into the page itself.
      const isBuilt = config.command === 'build' && this.environment.name !== 'client'
      const list = isBuilt ? await readFile(resolve(config.root, 'build/client', listFile), 'utf8') : '{}'
      return `export const sheets = ${list}`
    },
  }
}

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk
type Styles = Map<Chunk, { file: string; source: string }>

/** The rules each chunk came with. Sheets that code asks for by address are not among them. */
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
  const toSheet = sheetsOf(bundle)
  const sheets = new Map<string, string>()
  for (const [chunk, { source }] of styles) {
    sheets.set(toSheet(chunk), `${sheets.get(toSheet(chunk)) ?? ''}${source}`)
  }
  return sheets
}

/** A route names all its sheets itself: found through its imports they would stand in the wrong order. */
function linkSheets(bundle: Bundle, styles: Styles, files: Map<string, string>): void {
  const toSheet = sheetsOf(bundle)
  for (const entry of importsFirst(bundle)) {
    const area = areaOf(entry)
    if (area === undefined) continue
    const needed = importsFirst(bundle, entry).filter((chunk) => styles.has(chunk))
    for (const sheet of inLinkOrder(needed.map(toSheet))) {
      const file = files.get(sheet)
      const isLinkedWhenDrawn = sheet === rareSheet && isPublic(area)
      if (file !== undefined && !isLinkedWhenDrawn) entry.viteMetadata?.importedCss.add(file)
    }
  }
}

function sheetsOf(bundle: Bundle): (chunk: Chunk) => string {
  const areas = areasOf(bundle)
  return (chunk) => (chunk.name === rareSheet ? rareSheet : sheetOf(areas.get(chunk) ?? new Set()))
}
