import { toLines } from '@ferrule/seeds/documents/specification-lines'
import { machineSeries } from '@ferrule/seeds/documents/machine-series'
import { type ProductDocument, productDocuments } from '@ferrule/seeds/documents/product-documents'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { createPictureLoader, renderProductDocument } from './render-product-document.ts'

const loadPicture = createPictureLoader()

const pagesOf = { datasheet: [2, 3], manual: [20, 40], brochure: [3, 6], declaration: [1, 1] } as const

type Kind = keyof typeof pagesOf

const kinds: readonly Kind[] = ['datasheet', 'manual', 'brochure', 'declaration']

/** One document of every family; kinds and languages alternate, so that each occurs. */
const chosen = machineSeries.map(({ slug, machines }, place) => {
  const kind = kinds[place % kinds.length] ?? 'manual'
  const language = kind === 'brochure' ? 'fr' : place % 8 < 4 ? 'en' : 'de'
  const subject = kind === 'datasheet' ? machines[place % machines.length]?.slug : slug
  return { kind, key: `product-${subject}-${kind}-${language}.pdf` }
})

function getSeedDocument(key: string): ProductDocument {
  const document = productDocuments.find((one) => one.key === key)
  if (!document) throw new Error(`no document ${key}`)
  return document
}

async function open(document: ProductDocument) {
  const pdf = await getDocument({ data: await renderProductDocument(document, loadPicture), verbosity: 0 }).promise
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => (await pdf.getPage(index + 1)).getTextContent()),
  )
  const strings = pages.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : '')))
  const { info } = await pdf.getMetadata()
  const structure = await (await pdf.getPage(1)).getStructTree()
  return { pages: pdf.numPages, text: plain(strings.join(' ')), info: info as Record<string, unknown>, structure }
}

/** Line breaks and narrow spaces are layout. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ')
}

test.each(chosen)('$key opens with its pages, language and title, and is tagged', async ({ kind, key }) => {
  const document = getSeedDocument(key)
  const { pages, info, structure } = await open(document)
  const [least, most] = pagesOf[kind]
  expect(pages).toBeGreaterThanOrEqual(least)
  expect(pages).toBeLessThanOrEqual(most)
  expect(info['Language']).toBe(document.language)
  expect(info['Title']).toContain(
    document.kind === 'datasheet' ? document.dataSheet.product.name : document.publication.title,
  )
  expect(JSON.stringify(structure)).toContain('"role":"H1"')
})

test('a data sheet states the values of the catalogue', async () => {
  const [series] = machineSeries
  const machine = series?.machines[6]
  const { text } = await open(getSeedDocument(`product-${machine?.slug}-datasheet-de.pdf`))
  for (const { value, unit } of toLines(machine?.specifications ?? [], 'de'))
    expect(text).toContain(plain([value, unit].filter(Boolean).join(' ')))
})

test('operating instructions state the values of every machine of the series', async () => {
  const series = machineSeries.find(({ slug }) => slug === 'corva')
  const { text } = await open(getSeedDocument('product-corva-manual-en.pdf'))
  const printed = new Set(text.split(' '))
  const values = (series?.machines ?? [])
    .flatMap(({ specifications }) => toLines(specifications, 'en'))
    .filter(({ measurementSystem }) => measurementSystem !== 'Imperial')
    .flatMap(({ value }) => plain(value).split(' '))
  expect(values.length).toBeGreaterThan(100)
  expect(values.filter((value) => !printed.has(value))).toEqual([])
})

test('equal content is rendered to equal bytes', async () => {
  const document = getSeedDocument('product-pivo-declaration-en.pdf')
  const [one, other] = [
    await renderProductDocument(document, loadPicture),
    await renderProductDocument(document, loadPicture),
  ]
  expect(Buffer.compare(one, other)).toBe(0)
})
