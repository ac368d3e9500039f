import type { Readable } from 'node:stream'
import yauzl from 'yauzl'
import type { ImportRow } from './import-row.ts'
import { type Cells, toTemplateProduct } from './template-product.ts'
import { childrenOf, readElements, textOf, type XmlElement } from './xml-elements.ts'

/** More than fifty thousand rows need; a larger file is no catalogue. */
const maxUnpackedBytes = 1_000_000_000
/** Tables compress to a tenth or a twentieth; a higher ratio is a decompression bomb. */
const maxRatio = 100

/** Reads the template from the first sheet of a workbook; its first row has the column names. */
export async function* readXlsx(file: string): AsyncGenerator<ImportRow> {
  const workbook = await openWorkbook(file)
  try {
    const sharedStrings = await readSharedStrings(await workbook.read('xl/sharedStrings.xml'))
    const sheet = await workbook.read('xl/worksheets/sheet1.xml')
    if (!sheet) throw new Error('the workbook has no first sheet')
    let columns: string[] = []
    for await (const row of readElements(sheet, new Set(['row']))) {
      const texts = toTexts(row, sharedStrings)
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

/** Reads the shared strings, to which cells refer by index. */
async function readSharedStrings(content: Readable | undefined): Promise<string[]> {
  const sharedStrings: string[] = []
  if (!content) return sharedStrings
  for await (const element of readElements(content, new Set(['si']))) sharedStrings.push(stringOf(element))
  return sharedStrings
}

/** Joins the runs of a text with several formats. */
function stringOf(element: XmlElement): string {
  const runs = childrenOf(element, 'r')
  return runs.length > 0 ? runs.map((run) => textOf(run, 't')).join('') : textOf(element, 't')
}

/** Places cells by their reference, because empty cells may be missing from a row. */
function toTexts(row: XmlElement, sharedStrings: readonly string[]): string[] {
  const texts: string[] = []
  for (const [index, cell] of childrenOf(row, 'c').entries()) {
    texts[columnOf(cell.attributes['r']) ?? index] = toText(cell, sharedStrings)
  }
  return Array.from(texts, (text) => text ?? '')
}

function toText(cell: XmlElement, sharedStrings: readonly string[]): string {
  if (cell.attributes['t'] === 'inlineStr') return childrenOf(cell, 'is').map(stringOf).join('').trim()
  const value = textOf(cell, 'v')
  return cell.attributes['t'] === 's' ? (sharedStrings[Number(value)] ?? '').trim() : value
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
