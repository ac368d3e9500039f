import { inflateSync } from 'node:zlib'
import { loadTexts } from '@ferrule/texts/load-texts'
import { expect, test } from 'vitest'
import { renderDataSheetPdf, type PrintedProduct } from './render-data-sheet-pdf.ts'

const texts = await loadTexts('en')
const labels = { siteName: 'Norlitz', title: 'Data sheet', dateLabel: 'Today', language: 'en' as const }

/** The text operators of a page that contains only header, footer and the QR code with its two lines. */
const textsOfLonePage = 7

function aProduct(rows: number, variants: number): PrintedProduct {
  const specifications = Array.from({ length: rows }, (_, row) => ({
    name: `Attribute ${row}`,
    value: `${row + 1}`,
    unit: 'mm',
    measurementSystem: null,
  }))
  const product = {
    name: 'A machine',
    shortDescription: 'Short',
    longDescription: 'Long',
    classification: null,
    highlights: [],
    capabilities: [],
    dimensions: null,
    supportUntil: null,
    specifications,
    variants: Array.from({ length: variants }, (_, index) => ({
      id: `${index}`,
      nameMetric: `${index} m`,
      nameImperial: `${index} ft`,
      specifications: specifications.slice(0, 1),
    })),
  }
  const url = 'https://www.norlitz.example/en/products/a'
  return { product, system: 'Metric', picture: undefined, url, language: 'en' }
}

/** The number of text operators on each page. */
async function countTexts(printed: PrintedProduct): Promise<number[]> {
  const file = Buffer.from(await renderDataSheetPdf(printed, labels, texts)).toString('latin1')
  const streams = [...file.matchAll(/\/FlateDecode\s*>>\s*stream\n(.*?)\nendstream/gs)].map(([, data]) => {
    return inflateSync(Buffer.from(data ?? '', 'latin1')).toString('latin1')
  })
  return streams.filter((content) => content.includes('BT\n')).map((content) => content.split(' TJ').length - 1)
}

test.each([0, 2])('the QR code is never alone on a page: %i variants, any number of rows', async (variants) => {
  for (const rows of [22, 26, 30, 78]) {
    const pages = await countTexts(aProduct(rows, variants))
    expect(pages.length).toBeGreaterThan(0)
    expect([rows, Math.min(...pages)]).toEqual([rows, expect.toSatisfy((minimum: number) => minimum > textsOfLonePage)])
  }
})

test('technical data end with the last month of security updates, if one is stated', async () => {
  const stated = aProduct(4, 0)
  const printed = { ...stated, product: { ...stated.product, supportUntil: '2034-03' } }
  const count = (pages: number[]) => pages.reduce((sum, texts) => sum + texts, 0)
  // A name and its value.
  expect(count(await countTexts(printed))).toBe(count(await countTexts(stated)) + 2)
})
