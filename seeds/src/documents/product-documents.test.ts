import { expect, test } from 'vitest'
import { products } from '../catalogue/products.ts'
import { machineSeries } from './machine-series.ts'
import { productDocuments } from './product-documents.ts'

test('every file of the catalogue has a document, and every document belongs to a file', () => {
  const listed = new Set(products.flatMap(({ files = [] }) => files.map(({ url }) => url)))
  const written = productDocuments.map(({ key }) => key)
  expect(new Set(written).size).toBe(written.length)
  expect(new Set(written)).toEqual(listed)
})

test('every machine belongs to a series, and its documents have the language of their file', () => {
  expect(machineSeries.flatMap(({ machines }) => machines)).toHaveLength(120)
  const languages = new Map(productDocuments.map(({ key, language }) => [key, language]))
  for (const { files = [] } of products)
    for (const { url, contentLanguage } of files) expect([url, languages.get(url)]).toEqual([url, contentLanguage])
})

test('operating instructions in German have the same structure as in English', () => {
  const structures = new Map<string, string[][]>()
  for (const document of productDocuments) {
    if (document.kind !== 'publication' || !document.key.includes('-manual-')) continue
    const series = document.key.replace(/-manual-.*/, '')
    const kinds = document.publication.chapters.map(({ blocks }) => blocks.map(({ kind }) => kind).join(' '))
    structures.set(series, [...(structures.get(series) ?? []), kinds])
  }
  expect(structures.size).toBe(12)
  for (const [series, [english, german]] of structures) expect([series, german]).toEqual([series, english])
})
