import { richTextContent } from '@ferrule/blocks/rich-text/rich-text-content'
import { bold, heading, link, list, paragraph, richText } from '@ferrule/blocks/rich-text/rich-text-nodes'
import { expect, test } from 'vitest'
import { prose } from './prose.ts'

test('converts plain text to paragraphs, headings and lists with links and bold text', () => {
  const written = prose(
    '### How it works',
    'Read **this**, then [that](/company).',
    ['One', 'Two'],
    ['1. First', '2. Second'],
  )
  expect(richTextContent.parse(written)).toEqual(
    richText(
      heading('h3', 'How it works'),
      paragraph('Read ', bold('this'), ', then ', link('that', '/company'), '.'),
      list('bullet', 'One', 'Two'),
      list('number', 'First', 'Second'),
    ),
  )
})

test('a list item may contain a link', () => {
  expect(prose(['See [that](/company)']).root.children).toEqual([
    {
      type: 'list',
      listType: 'bullet',
      children: [{ type: 'listitem', children: paragraph('See ', link('that', '/company')).children }],
    },
  ])
})
