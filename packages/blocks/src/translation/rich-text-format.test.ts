import { describe, expect, test } from 'vitest'
import { bold, heading, italic, link, list, paragraph, richText } from '../rich-text/rich-text-nodes.ts'
import { toSections, withSections } from './rich-text-format.ts'

const content = richText(
  paragraph('Each press records ', bold('force'), ' and ', link('more', '/more'), '.'),
  heading('h3', 'In production'),
  list('bullet', 'Crimp height', italic('Pull-out force')),
)

test('each paragraph, heading and list item is a section, with codes for formatting and links', () => {
  expect(toSections(content)).toEqual([
    [
      'Each press records ',
      { code: 'c1', kind: 'bold', children: ['force'] },
      ' and ',
      { code: 'c2', kind: 'link', children: ['more'] },
      '.',
    ],
    ['In production'],
    ['Crimp height'],
    [{ code: 'c1', kind: 'italic', children: ['Pull-out force'] }],
  ])
  expect(toSections('no rich text')).toBeUndefined()
})

test('the same sections give the same text', () => {
  expect(withSections(content, toSections(content) ?? [])).toEqual(content)
})

test('codes may stand in another order, and links keep their targets', () => {
  const source = richText(paragraph(link('one', '/1'), ' and ', link('two', '/2')))
  const link2 = { code: 'c2', kind: 'link', children: ['zwei'] } as const
  const link1 = { code: 'c1', kind: 'link', children: ['eins'] } as const
  expect(withSections(source, [[link2, ' und ', link1]])).toEqual(
    richText(paragraph(link('zwei', '/2'), ' und ', link('eins', '/1'))),
  )
})

describe('sections that do not fit are refused', () => {
  const source = richText(paragraph('See ', link('more', '/more')))
  const more = { code: 'c1', kind: 'link', children: ['mehr'] } as const
  test.each([
    ['a lost link', [['Siehe mehr']]],
    ['a link twice', [[more, more]]],
    ['an unknown code', [[more, { code: 'c9', kind: 'bold', children: ['x'] } as const]]],
    ['a code of another kind', [[{ ...more, kind: 'bold' as const }]]],
    ['too few sections', []],
    ['too many sections', [[more], ['mehr']]],
  ])('%s', (_, sections) => {
    expect(withSections(source, sections)).toBeUndefined()
  })
})
