import { expect, test } from 'vitest'
import { bold, italic, link, paragraph, richText } from '../rich-text/rich-text-nodes.ts'
import { alignSections } from './align-sections.ts'
import { toSections, withSections } from './rich-text-format.ts'

const source = richText(paragraph(link('one', '/1'), ' and ', link('two', '/2'), bold('now')))

test('links of a translation have the codes of the same links of the source', () => {
  const swapped = richText(paragraph(bold('jetzt'), link('zwei', '/2'), ' und ', link('eins', '/1')))
  const aligned = alignSections(swapped, source)
  expect(aligned).toEqual([
    [
      { code: 'c3', kind: 'bold', children: ['jetzt'] },
      { code: 'c2', kind: 'link', children: ['zwei'] },
      ' und ',
      { code: 'c1', kind: 'link', children: ['eins'] },
    ],
  ])
  expect(withSections(source, aligned ?? [])).toEqual(swapped)
})

test('the source itself has its own codes', () => {
  expect(alignSections(source, source)).toEqual(toSections(source))
})

test('formatting that the source lacks is dropped', () => {
  const more = richText(paragraph('Das ', italic('ist'), ' gut'))
  expect(alignSections(more, richText(paragraph('This is good')))).toEqual([['Das ist gut']])
})

test('a link with another target takes a code that is left', () => {
  const other = richText(paragraph(link('eins', '/de/1')))
  expect(alignSections(other, richText(paragraph(link('one', '/1'))))).toEqual([
    [{ code: 'c1', kind: 'link', children: ['eins'] }],
  ])
})

test.each([
  ['other paragraphs', richText(paragraph('Eins'), paragraph('Zwei'))],
  ['no rich text', 'Eins'],
])('a translation with %s has no codes of the source', (_, value) => {
  expect(alignSections(value, source)).toBeUndefined()
})
