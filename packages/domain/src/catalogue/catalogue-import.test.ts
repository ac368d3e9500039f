import { describe, expect, test } from 'vitest'
import { stateOfImport, toImportFormat } from './catalogue-import.ts'

describe('the format of a file', () => {
  test.each([
    ['catalogue.xml', 'xml'],
    ['Katalog 2026.XLSX', 'xlsx'],
    ['products.v2.jsonl', 'jsonl'],
    ['products.csv.exe', undefined],
    ['csv', 'csv'],
    ['', undefined],
  ])('of %s is %s', (name, format) => {
    expect(toImportFormat(name)).toBe(format)
  })
})

describe('the state of an import', () => {
  const facts = { rowsDone: 0, finishedAt: null, failure: null }
  test.each([
    ['waiting', {}],
    ['running', { rowsDone: 100 }],
    ['broken', { rowsDone: 100, failure: 'fault' }],
    ['finished', { rowsDone: 100, finishedAt: new Date() }],
    ['finished', { finishedAt: new Date(), failure: 'fault' }],
  ])('is %s with %j', (state, known) => {
    expect(stateOfImport({ ...facts, ...known })).toBe(state)
  })
})
