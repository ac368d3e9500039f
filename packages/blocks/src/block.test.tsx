import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Addresses } from './addresses.ts'
import { Block } from './block.tsx'
import { type BlockContent, blockContent } from './block-content.ts'
import { blockExamples } from './block-examples.ts'
import { exampleLabels } from './example-surroundings.ts'
import { heroExamples } from './hero/examples.ts'
import { heading, paragraph, richText } from './rich-text/rich-text-nodes.ts'
import { textExamples } from './text/examples.ts'

const addresses: Addresses = {
  toHref: (target) => (target.startsWith('action:') ? undefined : `/en${target}`),
  toPictureUrl: ({ file }) => `/media/${file}`,
  toFileUrl: (filename) => `/media/${filename}`,
}

const draw = (content: BlockContent, first = true) =>
  renderToStaticMarkup(<Block content={content} addresses={addresses} labels={exampleLabels} first={first} />)

describe.each(Object.entries(blockExamples))('%s', (_, examples) => {
  test.each(Object.entries(examples))('draws the example "%s"', (_name, example) => {
    expect(draw(example)).not.toBe('')
  })

  test.each(Object.entries(examples))('leaves no heading level out in "%s"', (_name, example) => {
    const levels = [...draw(example, false).matchAll(/<h(\d)/g)].map(([, level]) => Number(level))
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1)
  })

  test.each(Object.entries(examples))(
    'writes no style into the markup of "%s": the policy would refuse it',
    (_n, one) => {
      expect(draw(one)).not.toContain(' style=')
    },
  )
})

test('a block whose picture was deleted from the store is drawn without it', () => {
  for (const example of Object.values(blockExamples).flatMap((examples) => Object.values(examples))) {
    const bare = JSON.parse(
      JSON.stringify(example, (key, value) => (['image', 'poster', 'film'].includes(key) ? null : value)),
    )
    expect(() => draw(blockContent.parse(bare))).not.toThrow()
  }
})

describe('hero', () => {
  const example = heroExamples['with picture and links']

  test('has the page heading only where it opens the page', () => {
    expect(draw(example)).toMatch(/<h1[^>]*>A wire is cut/)
    expect(draw(example, false)).toMatch(/<h2[^>]*>A wire is cut/)
  })

  test('loads the opening picture first and a later one when it is near', () => {
    expect(draw(example)).toContain('fetchPriority="high"')
    expect(draw(example, false)).toContain('loading="lazy"')
  })

  test("leads to the reader's own language", () => {
    expect(draw(example)).toContain('href="/en/products"')
  })
})

describe('rich text', () => {
  const html = draw(textExamples['every kind of node'])

  test('draws bold, italic, lists, headings and links', () => {
    expect(html).toContain('<strong>force over way</strong>')
    expect(html).toContain('<em>± 4 %</em>')
    expect(html).toContain('<h3>In production</h3>')
    expect(html).toContain('<li>Pull-out force</li>')
    expect(html).toContain('href="/en/company/about"')
  })

  test('leaves no heading level out', () => {
    const levels = (title: string | null, ...tags: ('h2' | 'h3')[]) =>
      draw({ blockType: 'text', heading: title, body: richText(...tags.map((tag) => heading(tag, 'x'))) }).match(
        /(?<=<)h\d/g,
      )
    expect(levels('Title', 'h3')).toEqual(['h2', 'h3'])
    expect(levels('Title', 'h2', 'h3')).toEqual(['h2', 'h3', 'h4'])
    expect(levels(null, 'h2', 'h3')).toEqual(['h2', 'h3'])
    expect(levels(null, 'h3')).toEqual(['h2'])
  })

  test('shows markup that an editor typed as the letters it is made of', () => {
    const typed = draw({ blockType: 'text', heading: null, body: richText(paragraph('<script>alert(1)</script>')) })
    expect(typed).not.toContain('<script')
    expect(typed).toContain('&lt;script&gt;')
  })

  test('a named action has no address', () => {
    const link = { type: 'link' as const, fields: { url: 'action:open-news-feed-panel' }, children: [] }
    expect(draw({ blockType: 'text', heading: null, body: richText(paragraph(link)) })).toContain('<a></a>')
  })
})
