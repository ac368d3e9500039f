import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Addresses } from './addresses.ts'
import { Block } from './block.tsx'
import { type BlockContent, blockContent } from './block-content.ts'
import { blocks } from './blocks.ts'
import { exampleLabels } from './example-props.ts'
import { heroBlock } from './hero/block.ts'
import { heading, link, paragraph, richText } from './rich-text/rich-text-nodes.ts'
import { textBlock } from './text/block.ts'

const addresses: Addresses = {
  toHref: (target) => (target.startsWith('action:') ? undefined : `/en${target}`),
  toPictureUrl: ({ file }) => `/media/${file}`,
  toFileUrl: (filename) => `/media/${filename}`,
}

const render = (content: BlockContent, first = true) =>
  renderToStaticMarkup(<Block content={content} addresses={addresses} labels={exampleLabels} first={first} />)

describe.each(blocks.map(({ slug, examples }) => [slug, Object.entries<BlockContent>(examples)] as const))(
  '%s',
  (_, examples) => {
    test.each(examples)('renders the example "%s"', (_name, example) => {
      expect(render(example)).not.toBe('')
    })

    test.each(examples)('skips no heading level in "%s"', (_name, example) => {
      const levels = [...render(example, false).matchAll(/<h(\d)/g)].map(([, level]) => Number(level))
      expect(levels.filter((level, index) => level - (levels[index - 1] ?? 1) > 1)).toEqual([])
    })

    test.each(examples)('renders "%s" without inline styles, which the CSP forbids', (_n, one) => {
      expect(render(one)).not.toContain(' style=')
    })
  },
)

test('a block whose picture was deleted is rendered without it', () => {
  for (const example of blocks.flatMap(({ examples }) => Object.values<BlockContent>(examples))) {
    const bare = JSON.parse(
      JSON.stringify(example, (key, value) => (['image', 'poster', 'video'].includes(key) ? null : value)),
    )
    expect(() => render(blockContent.parse(bare))).not.toThrow()
  }
})

describe('hero', () => {
  const example = heroBlock.examples['with picture and links']

  test('has the h1 only as the first block of a page', () => {
    expect(render(example)).toMatch(/<h1[^>]*>A wire is cut/)
    expect(render(example, false)).toMatch(/<h2[^>]*>A wire is cut/)
  })

  test('loads its picture with high priority as the first block, lazily otherwise', () => {
    expect(render(example)).toContain('fetchPriority="high"')
    expect(render(example, false)).toContain('loading="lazy"')
  })

  test("links to the visitor's language", () => {
    expect(render(example)).toContain('href="/en/products"')
  })
})

describe('rich text', () => {
  const html = render(textBlock.examples['every kind of node'])

  test('renders bold, italic, lists, headings and links', () => {
    expect(html).toContain('<strong>force over way</strong>')
    expect(html).toContain('<em>± 4 %</em>')
    expect(html).toContain('<h3>In production</h3>')
    expect(html).toContain('<li>Pull-out force</li>')
    expect(html).toContain('href="/en/company/about"')
  })

  test('skips no heading level', () => {
    const levels = (title: string | null, ...tags: ('h2' | 'h3')[]) =>
      render({ blockType: 'text', heading: title, body: richText(...tags.map((tag) => heading(tag, 'x'))) }).match(
        /(?<=<)h\d/g,
      )
    expect(levels('Title', 'h3')).toEqual(['h2', 'h3'])
    expect(levels('Title', 'h2', 'h3')).toEqual(['h2', 'h3', 'h4'])
    expect(levels(null, 'h2', 'h3')).toEqual(['h2', 'h3'])
    expect(levels(null, 'h3')).toEqual(['h2'])
  })

  test('escapes markup that an editor typed', () => {
    const typed = render({ blockType: 'text', heading: null, body: richText(paragraph('<script>alert(1)</script>')) })
    expect(typed).not.toContain('<script')
    expect(typed).toContain('&lt;script&gt;')
  })

  test('a link without an address is shown as text', () => {
    const body = richText(paragraph('See the ', link('news', 'action:open-news-feed-panel'), '.'))
    expect(render({ blockType: 'text', heading: null, body })).toContain('<p>See the news.</p>')
  })
})
