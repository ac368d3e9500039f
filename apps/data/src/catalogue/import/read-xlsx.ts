import type { Readable } from 'node:stream'
import yauzl from 'yauzl'
import type { ImportRow } from './import-row.ts'
import { type Cells, toTemplateProduct } from './template-product.ts'
import { childrenOf, readElements, textOf, type XmlElement } from './xml-elements.ts'

/** More than fifty thousand rows take; a file that claims more when it is unpacked is no catalogue. */
const maxUnpackedBytes = 1_000_000_000
/** Tables pack to a tenth or a twentieth; what packs further was made to fill somebody's memory. */
const maxRatio = 100

/** The template as the first sheet of a workbook; its first row names the columns. */
export async function* readXlsx(file: string): AsyncGenerator<ImportRow> {
  const workbook = await openWorkbook(file)
  try {
    const words = await readSharedWords(await workbook.read('xl/sharedStrings.xml'))
    const sheet = await workbook.read('xl/worksheets/sheet1.xml')
    if (!sheet) throw new Error('the workbook has no first sheet')
    let columns: string[] = []
    for await (const row of readElements(sheet, new Set(['row']))) {
      const texts = toTexts(row, words)
      const place = `row ${row.attributes['r'] ?? ''}`
      if (columns.length === 0) columns = texts
      else if (texts.some((text) => text !== ''))
        yield { kind: 'product', place, product: toTemplateProduct(toCells(columns, texts)) }
    }
  } finally {
    workbook.close()
  }
}

async function openWorkbook(file: string) {
  const zip = await yauzl.openPromise(file, { autoClose: false, validateEntrySizes: true })
  const entries = new Map<string, yauzl.Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  const unpacked = [...entries.values()].reduce((sum, entry) => sum + entry.uncompressedSize, 0)
  if (unpacked > Math.min(maxUnpackedBytes, zip.fileSize * maxRatio)) throw new Error('the workbook is too large')
  return {
    read: async (name: string): Promise<Readable | undefined> => {
      const entry = entries.get(name)
      return entry && zip.openReadStreamPromise(entry)
    },
    close: () => zip.close(),
  }
}

/** Texts that stand in many cells are kept once and referred to by number. */
async function readSharedWords(content: Readable | undefined): Promise<string[]> {
  const words: string[] = []
  if (!content) return words
  for await (const element of readElements(content, new Set(['si']))) words.push(wordsOf(element))
  return words
}

/** A text with several looks comes in runs. */
function wordsOf(element: XmlElement): string {
  const runs = childrenOf(element, 'r')
  return runs.length > 0 ? runs.map((run) => textOf(run, 't')).join('') : textOf(element, 't')
}

/** Cells that are empty may be left out of a row, so each stands where its reference says. */
function toTexts(row: XmlElement, words: readonly string[]): string[] {
  const texts: string[] = []
  for (const [index, cell] of childrenOf(row, 'c').entries()) {
    texts[columnOf(cell.attributes['r']) ?? index] = toText(cell, words)
  }
  return Array.from(texts, (text) => text ?? '')
}

function toText(cell: XmlElement, words: readonly string[]): string {
  if (cell.attributes['t'] === 'inlineStr') return childrenOf(cell, 'is').map(wordsOf).join('').trim()
  const value = textOf(cell, 'v')
  return cell.attributes['t'] === 's' ? (words[Number(value)] ?? '').trim() : value
}

/** `A1` is the first column, `AB7` the twenty-eighth. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (letters === undefined) return undefined
  return Array.from(letters).reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function toCells(columns: readonly string[], texts: readonly string[]): Cells {
  return Object.fromEntries(columns.map((column, index) => [column, texts[index] ?? '']))
}
