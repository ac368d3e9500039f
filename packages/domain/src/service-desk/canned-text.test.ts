import { expect, test } from 'vitest'
import { cannedTextInput, decideCannedText, findCannedTextProblems } from './canned-text.ts'

const text = { language: 'de', title: 'Erhalten', body: 'Guten Tag {name}, {number} ist da.' } as const
const sent = cannedTextInput.parse({ id: '0197a3c2-7e1b-7cc3-9d5e-2f6a1b3c4d5e', version: 3, solves: false, ...text })
const known = { ...text, solves: false, version: 3, isRetired: false }

test('a text requires a title and a body', () => {
  expect(findCannedTextProblems({ language: 'de', title: ' ', body: '' })).toEqual([
    { field: 'title', reason: 'missing' },
    { field: 'body', reason: 'missing' },
  ])
  expect(findCannedTextProblems(text)).toEqual([])
})

test.each(['{nam}', '{}', 'Hello {customer}'])('rejects the unknown placeholder in %s', (body) => {
  expect(findCannedTextProblems({ ...text, body })).toEqual([{ field: 'body', reason: 'unknown-placeholder' }])
})

test.each([
  ['adds a new text', undefined, { version: 0 }, { ok: true, value: 'add' }],
  ['saves that the text now solves', known, { solves: true }, { ok: true, value: 'change' }],
  ['saves a changed text', known, { title: 'Ist da' }, { ok: true, value: 'change' }],
  ['ignores a repeated save', { ...known, version: 4 }, {}, { ok: true, value: 'none' }],
  [
    'refuses to overwrite a concurrent change',
    { ...known, version: 4 },
    { title: 'Ist da' },
    { ok: false, reason: 'changed-meanwhile' },
  ],
  ['refuses to change a retired text', { ...known, isRetired: true }, {}, { ok: false, reason: 'text-unknown' }],
  ['refuses to change an unknown text', undefined, {}, { ok: false, reason: 'text-unknown' }],
])('%s', (_, before, change, expected) => {
  expect(decideCannedText(before, { ...sent, ...change })).toEqual(expected)
})
