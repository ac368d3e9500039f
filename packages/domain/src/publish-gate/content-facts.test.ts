import { expect, test } from 'vitest'
import { listContentFacts } from './content-facts.ts'

test('lists links, headings and pictures of blocks, rows and rich text', () => {
  const body = {
    root: {
      type: 'root',
      children: [
        {
          type: 'heading',
          tag: 'h3',
          children: [
            { type: 'text', text: 'In ' },
            { type: 'text', text: 'production' },
          ],
        },
        { type: 'paragraph', children: [{ type: 'link', fields: { url: '/about' }, children: [] }] },
      ],
    },
  }
  const blocks = [
    { blockType: 'hero', heading: 'The title', image: 'p1', links: [{ text: 'See', href: '/products' }] },
    { blockType: 'text', heading: 'Measured', body },
    { blockType: 'teaser-grid', heading: ' ', teasers: [{ href: '/company', image: 'p2' }] },
  ]
  expect(listContentFacts(blocks)).toEqual({
    links: [{ href: '/products' }, { href: '/about' }, { href: '/company' }],
    headings: [
      { level: 2, text: 'Measured' },
      { level: 3, text: 'In production' },
    ],
    pictureIds: ['p1', 'p2'],
  })
})
