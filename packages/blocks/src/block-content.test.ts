import { describe, expect, test } from 'vitest'
import { blockContent, blockText } from './block-content.ts'
import { blockExamples } from './block-examples.ts'
import { blockFields } from './block-fields.ts'
import { blockFragments, blockSelection } from './block-fragments.ts'
import { heroExamples } from './hero/examples.ts'
import { paragraph, richText } from './rich-text/rich-text-nodes.ts'
import { textExamples } from './text/examples.ts'

const examples = Object.entries(blockExamples).flatMap(([slug, ofBlock]) =>
  Object.entries(ofBlock).map(([name, example]) => [`${slug}: ${name}`, example] as const),
)

test.each(examples)('%s reads unchanged', (_, example) => {
  expect(blockContent.parse(JSON.parse(JSON.stringify(example)))).toEqual(example)
})

test.each(blockFields.map(({ slug, interfaceName }) => [slug, interfaceName]))(
  'the block %s can be read back',
  (slug, name) => {
    expect(blockContent.def.options.map((option) => option.shape.blockType.value)).toContain(slug)
    expect(blockFragments).toContain(`on ${name} `)
    expect(blockSelection).toContain(`...${name?.replace('Block', '')} `)
    expect(Object.keys(blockExamples)).toContain(slug)
  },
)

test('a hero without links or picture reads as an empty list', () => {
  const answer = { blockType: 'hero', heading: 'About us', lead: null, image: null, links: null }
  expect(blockContent.parse(answer)).toMatchObject({ links: [], image: null })
})

test('a picture without description in the language reads with an empty one', () => {
  const picture = { ...heroExamples['with picture and links'].image, alt: null }
  expect(blockContent.parse({ ...heroExamples['with picture and links'], image: picture })).toMatchObject({
    image: { alt: '' },
  })
})

test.each(examples)('%s reads where an editor emptied again what need not be filled', (_, example) => {
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
  const words = { type: 'text', text: 'x', format: 0 }

  test.each([
    ['an unknown node', { type: 'script', children: [] }],
    ['a first-level heading', { type: 'heading', tag: 'h1', children: [words] }],
    ['underlined words', { type: 'paragraph', children: [{ ...words, format: 8 }] }],
    [
      'a script link',
      { type: 'paragraph', children: [{ type: 'link', fields: { url: 'javascript:alert(1)' }, children: [words] }] },
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

  test('keeps nothing of the editor but the text', () => {
    const saved = {
      type: 'paragraph',
      version: 1,
      direction: 'ltr',
      textFormat: 0,
      children: [{ ...words, mode: 'normal', style: 'color:red' }],
    }
    expect(blockContent.parse(textWith(saved))).toMatchObject({ body: richText(paragraph('x')) })
    expect(JSON.stringify(blockContent.parse(textWith(saved)))).not.toContain('color')
  })

  test('a list within a list is allowed', () => {
    const inner = { type: 'list', listType: 'bullet', children: [{ type: 'listitem', children: [words] }] }
    expect(
      blockContent.safeParse(textWith({ ...inner, children: [{ type: 'listitem', children: [inner] }] })).success,
    ).toBe(true)
  })
})

test('search gets the words of a block, a line each', () => {
  expect(blockText(textExamples['every kind of node'])).toBe(
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

test.each(examples)('search finds %s by its words', (_, example) => {
  const words = blockText(example)
  if (example.blockType !== 'anchor' && example.blockType !== 'contact-panel') expect(words).not.toBe('')
  expect(words).not.toMatch(/null|undefined|\n\n/)
})
