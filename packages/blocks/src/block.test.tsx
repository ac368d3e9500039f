import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Block } from './block.tsx'
import type { BlockContent } from './block-content.ts'
import { heroExamples } from './hero/examples.ts'
import { heading, paragraph, richText } from './rich-text/rich-text-nodes.ts'
import { textExamples } from './text/examples.ts'

const addresses = {
  toHref: (target: string) => (target.startsWith('action:') ? undefined : `/en${target}`),
  toPictureUrl: (filename: string) => `/media/${filename}`,
}

const draw = (content: BlockContent, first = true) =>
  renderToStaticMarkup(<Block content={content} addresses={addresses} first={first} />)

test.each([...Object.entries(heroExamples), ...Object.entries(textExamples)])(
  'draws the example "%s"',
  (_, example) => {
    expect(draw(example)).toContain('<section')
  },
)

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
