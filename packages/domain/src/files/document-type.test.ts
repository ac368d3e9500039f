import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentTypes, findDocumentType, hasSignatureOf, isTextDocument, isUtf16 } from './document-type.ts'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

test.each([
  ['report.PDF', 'application/pdf'],
  ['measurements.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['logs.zip', 'application/zip'],
  ['cuts.csv', 'text/csv'],
  ['machine.log', 'text/plain'],
  ['notes.txt', 'text/plain'],
  ['macros.xlsm', undefined],
  ['page.html', undefined],
  ['setup.exe', undefined],
  ['report.pdf.exe', undefined],
  ['pdf', undefined],
  ['press.jpg', undefined],
])('%s is the document type %s', (name, type) => {
  expect(findDocumentType(name)).toBe(type)
})

test.each([
  ['application/pdf', '%PDF-1.7\n', true],
  ['application/pdf', ' %PDF-1.7\n', false],
  ['application/pdf', 'MZ\x90\0', false],
  ['application/zip', 'PK\x03\x04\x14\0', true],
  ['application/zip', '%PDF-1.7', false],
  ['text/plain', 'anything', true],
] as const)('%s with the first bytes %j fits: %s', (type, head, fits) => {
  expect(hasSignatureOf(type, bytes(head))).toBe(fits)
})

test('only text may begin with anything', () => {
  fc.assert(
    fc.property(fc.constantFrom(...(Object.keys(documentTypes) as (keyof typeof documentTypes)[])), (type) => {
      expect(hasSignatureOf(type, new Uint8Array())).toBe(isTextDocument(type))
    }),
  )
})

test('recognises UTF-16 by its byte order mark', () => {
  expect(['\xff\xfea\0', '\xfe\xff\0a', 'ab'].map((head) => isUtf16(bytes(head)))).toEqual([true, true, false])
})
