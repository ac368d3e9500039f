import { expect, test } from 'vitest'
import { cannedTextInput, decideCannedText, findCannedTextProblems } from './canned-text.ts'

const text = { language: 'de', title: 'Erhalten', body: 'Guten Tag {name}, {number} ist da.' } as const
const sent = cannedTextInput.parse({ id: '0197a3c2-7e1b-7cc3-9d5e-2f6a1b3c4d5e', version: 3, ...text })
const known = { ...text, version: 3, isRetired: false }

test('a text needs a title and words', () => {
  expect(findCannedTextProblems({ language: 'de', title: ' ', body: '' })).toEqual([
    { field: 'title', reason: 'missing' },
    { field: 'body', reason: 'missing' },
  ])
  expect(findCannedTextProblems(text)).toEqual([])
})

test.each(['{nam}', '{}', 'Hello {customer}'])('%s stands for nothing', (body) => {
  expect(findCannedTextProblems({ ...text, body })).toEqual([{ field: 'body', reason: 'unknown-sign' }])
})

test.each([
  ['a new one is added', undefined, { version: 0 }, { ok: true, value: 'add' }],
  ['one that was changed is saved', known, { title: 'Ist da' }, { ok: true, value: 'change' }],
  ['the same once more changes nothing', { ...known, version: 4 }, {}, { ok: true, value: 'none' }],
  [
    'one that somebody else changed is not overwritten',
    { ...known, version: 4 },
    { title: 'Ist da' },
    { ok: false, reason: 'changed-meanwhile' },
  ],
  ['one that is retired is gone', { ...known, isRetired: true }, {}, { ok: false, reason: 'text-unknown' }],
  ['one that never was cannot be changed', undefined, {}, { ok: false, reason: 'text-unknown' }],
])('%s', (_, before, change, expected) => {
  expect(decideCannedText(before, { ...sent, ...change })).toEqual(expected)
})
