import { expect, test } from 'vitest'
import { toArchiveNames } from './archive-names.ts'

const other = { kind: 'other', version: '1.0', language: 'de' } as const

test('files of an archive are named by kind, product, version and language, and never twice the same', () => {
  const manual = { kind: 'instructions', version: '4.2', language: 'de' } as const
  expect(toArchiveNames('axion-56', [manual, other, other])).toEqual([
    'instructions-axion-56-4.2-de.pdf',
    'other-axion-56-1.0-de.pdf',
    'other-axion-56-1.0-de-2.pdf',
  ])
})
