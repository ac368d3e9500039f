import { inflateSync } from 'node:zlib'
import { loadTexts } from '@ferrule/texts/load-texts'
import { expect, test } from 'vitest'
import { drawDataSheet, type PrintedProduct } from './draw-data-sheet.server.ts'

const texts = await loadTexts('en')
const words = { siteName: 'Norlitz', title: 'Data sheet', stand: 'Today', language: 'en' as const }

/** Head, foot and the code with its two lines: all that stands on a page that was opened for the code alone. */
const wordsOfLonePage = 7

function aProduct(rows: number, variants: number): PrintedProduct {
  const specifications = Array.from({ length: rows }, (_, row) => ({
    name: `Attribute ${row}`,
    value: `${row + 1}`,
    unit: 'mm',
    measurementSystem: null,
  }))
  const product = {
    slug: 'a',
    name: 'A machine',
    route: '/products/a',
    image: '',
    shortDescription: 'Short',
    longDescription: 'Long',
    classification: null,
    highlights: [],
    specifications,
    variants: Array.from({ length: variants }, (_, at) => ({
      id: `${at}`,
      nameMetric: `${at} m`,
      nameImperial: `${at} ft`,
      specifications: specifications.slice(0, 1),
    })),
  }
  return { product, system: 'Metric', picture: undefined, url: 'https://www.norlitz.example/en/products/a' }
}

/** How many pieces of text each page has. */
async function countWords(printed: PrintedProduct): Promise<number[]> {
  const file = Buffer.from(await drawDataSheet(printed, words, texts)).toString('latin1')
  const streams = [...file.matchAll(/\/FlateDecode\s*>>\s*stream\n(.*?)\nendstream/gs)].map(([, data]) => {
    return inflateSync(Buffer.from(data ?? '', 'latin1')).toString('latin1')
  })
  return streams.filter((content) => content.includes('BT\n')).map((content) => content.split(' TJ').length - 1)
}

test.each([0, 2])('the code never stands alone on a page: with %i variants, however much is said', async (variants) => {
  for (const rows of [22, 26, 30, 78]) {
    const pages = await countWords(aProduct(rows, variants))
    expect(pages.length).toBeGreaterThan(0)
    expect([rows, Math.min(...pages)]).toEqual([rows, expect.toSatisfy((least: number) => least > wordsOfLonePage)])
  }
})
