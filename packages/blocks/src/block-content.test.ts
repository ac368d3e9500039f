import { describe, expect, test } from 'vitest'
import { type BlockContent, blockContent, blockText } from './block-content.ts'
import { blocks } from './blocks.ts'
import { heroBlock } from './hero/block.ts'
import { paragraph, richText } from './rich-text/rich-text-nodes.ts'
import { textBlock } from './text/block.ts'

const examples = blocks.flatMap((block) =>
  Object.entries<BlockContent>(block.examples).map(([name, example]) => [`${block.slug}: ${name}`, example] as const),
)

test.each(examples)('%s is parsed unchanged', (_, example) => {
  expect(blockContent.parse(JSON.parse(JSON.stringify(example)))).toEqual(example)
})

test('a hero without links has an empty list of links', () => {
  const response = { blockType: 'hero', heading: 'About us', lead: null, image: null, links: null }
  expect(blockContent.parse(response)).toMatchObject({ links: [], image: null })
})

test('a picture without alternative text in the language has an empty one', () => {
  const picture = { ...heroBlock.examples['with picture and links'].image, alt: null }
  expect(blockContent.parse({ ...heroBlock.examples['with picture and links'], image: picture })).toMatchObject({
    image: { alt: '' },
  })
})

test.each(examples)('%s is valid with empty optional fields', (_, example) => {
  const optional = ['note', 'lead', 'text', 'caption', 'footnote', 'role', 'person', 'unit', 'kind', 'phone', 'email']
  const emptied = JSON.parse(
    JSON.stringify(example, (key, value) => (value === null && optional.includes(key) ? '' : value)),
  )
  expect(blockContent.safeParse(emptied).success).toBe(true)
})

describe('rich text', () => {
  const textWith = (...children: unknown[]) => ({
    blockType: 'text',
    heading: null,
    body: { root: { type: 'root', children } },
  })
  const textNode = { type: 'text', text: 'x', format: 0 }

  test.each([
    ['an unknown node', { type: 'script', children: [] }],
    ['a first-level heading', { type: 'heading', tag: 'h1', children: [textNode] }],
    ['underlined text', { type: 'paragraph', children: [{ ...textNode, format: 8 }] }],
    [
      'a script link',
      { type: 'paragraph', children: [{ type: 'link', fields: { url: 'javascript:alert(1)' }, children: [textNode] }] },
    ],
    [
      'a link within a link',
      {
        type: 'paragraph',
        children: [
          { type: 'link', fields: { url: '/' }, children: [{ type: 'link', fields: { url: '/' }, children: [] }] },
        ],
      },
    ],
    ['an embedded document', { type: 'upload', relationTo: 'media', value: 1 }],
  ])('refuses %s', (_, node) => {
    expect(blockContent.safeParse(textWith(node)).success).toBe(false)
  })

  test('drops the metadata of the editor', () => {
    const saved = {
      type: 'paragraph',
      version: 1,
      direction: 'ltr',
      textFormat: 0,
      children: [{ ...textNode, mode: 'normal', style: 'color:red' }],
    }
    expect(blockContent.parse(textWith(saved))).toMatchObject({ body: richText(paragraph('x')) })
    expect(JSON.stringify(blockContent.parse(textWith(saved)))).not.toContain('color')
  })

  test('a list within a list is allowed', () => {
    const inner = { type: 'list', listType: 'bullet', children: [{ type: 'listitem', children: [textNode] }] }
    expect(
      blockContent.safeParse(textWith({ ...inner, children: [{ type: 'listitem', children: [inner] }] })).success,
    ).toBe(true)
  })
})

test('the search text of a block has one line for each text', () => {
  expect(blockText(textBlock.examples['every kind of node'])).toBe(
    [
      'What we measure',
      'Each press records force over way for every single crimp. A deviation of ± 4 % stops the line.',
      'In production',
      'Crimp height, ± 0.01 mm',
      'Pull-out force',
      'Strip length, ± 0.1 mm',
      'Read more about us.',
    ].join('\n'),
  )
})

test.each(examples)('%s has a search text', (_, example) => {
  const text = blockText(example)
  if (example.blockType !== 'anchor' && example.blockType !== 'contact-panel') expect(text).not.toBe('')
  expect(text).not.toMatch(/null|undefined|\n\n/)
})
