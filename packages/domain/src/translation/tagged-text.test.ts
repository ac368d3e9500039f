import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CodedSection } from './coded-text.ts'
import { parseTaggedText, removeTags, toTaggedText } from './tagged-text.ts'

const source: CodedSection[] = [
  [
    'Open ',
    { code: 'c1', kind: 'link', children: ['the ', { code: 'c2', kind: 'bold', children: ['manual'] }] },
    { code: 'c3', kind: 'break', children: [] },
    'now',
  ],
  ['Second'],
]

test('codes become numbered tags, and each section a line', () => {
  expect(toTaggedText(source)).toBe('Open <1>the <2>manual</2></1><3/>now\nSecond')
})

test('a translation may move tags and text', () => {
  expect(parseTaggedText('Jetzt<3/><1><2>Handbuch</2> öffnen</1>\r\nZweites', source)).toEqual([
    [
      'Jetzt',
      { code: 'c3', kind: 'break', children: [] },
      { code: 'c1', kind: 'link', children: [{ code: 'c2', kind: 'bold', children: ['Handbuch'] }, ' öffnen'] },
    ],
    ['Zweites'],
  ])
})

test.each([
  ['a missing line', 'Öffnen'],
  ['an additional line', 'Öffnen\nZweites\nDrittes'],
  ['an unknown tag', '<9>Öffnen</9>\nZweites'],
  ['a tag of another line', 'Öffnen\n<1>Zweites</1>'],
  ['an open tag', '<1>Öffnen\nZweites'],
  ['tags that overlap', '<1><2>Öffnen</1></2>\nZweites'],
  ['a line break that is opened', '<3>Öffnen</3>\nZweites'],
  ['formatting that is empty', '<1/>Öffnen\nZweites'],
])('a text with %s fits no source', (_, text) => {
  expect(parseTaggedText(text, source)).toBeUndefined()
})

test('every text comes back as it was', () => {
  const word = fc.string({ minLength: 1, maxLength: 8 }).map((text) => text.replaceAll(/[<\n\r]/g, '.'))
  const section = fc.tuple(word, word, word).map(([before, within, after]): CodedSection => {
    return [before, { code: 'c1', kind: 'italic', children: [within] }, after]
  })
  fc.assert(
    fc.property(fc.array(section, { minLength: 1, maxLength: 4 }), (sections) => {
      expect(parseTaggedText(toTaggedText(sections), sections)).toEqual(sections)
    }),
  )
})

test('a text without its tags reads as before', () => {
  expect(removeTags(toTaggedText(source))).toBe('Open the manual now\nSecond')
})
