import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Addresses } from '../addresses.ts'
import { exampleLabels } from '../example-props.ts'
import { openPositionsBlock } from './block.ts'
import type { OpenPositionsContent } from './positions-content.ts'
import { OpenPositions } from './component.tsx'

const addresses: Addresses = { toHref: (target) => target, toPictureUrl: () => '/picture.webp', toFileUrl: () => '' }
const example = openPositionsBlock.examples['eight positions']

const render = (content: OpenPositionsContent) =>
  renderToStaticMarkup(<OpenPositions content={content} addresses={addresses} labels={exampleLabels} />)

test('all positions are in the markup, the newest first in whatever order they were written', () => {
  const html = render({ ...example, positions: example.positions.toReversed() })
  const days = [...html.matchAll(/<time dateTime="([^"]+)"/g)].map(([, day]) => day)
  expect(days).toEqual(example.positions.map(({ publishedOn }) => publishedOn))
})

test('the numbers by area and by filter are those of the list', () => {
  const html = render(example)
  expect(html).toContain('<dt>Service</dt><dd>3</dd>')
  expect(html).toContain('<dt>Apprenticeship</dt><dd>1</dd>')
  expect(html).toMatch(/No experience needed<\/span><span[^>]*>2</)
  expect(html).toMatch(/Part time possible<\/span><span[^>]*>4</)
  expect(html).toContain('1 to 6 of 8, newest first')
  expect(html).toContain('>Show 2 more<')
})

test('a position opens the application form with itself as the subject, or its own address', () => {
  expect(render(example)).toContain(
    'href="/requests/contact?topic=application&amp;about=Service+engineer%2C+crimping+lines%2C+Linz" aria-label="Apply: Service engineer, crimping lines, Linz"',
  )
  const html = render(openPositionsBlock.examples['one position, long words'])
  expect(html).toContain('href="mailto:jobs@norlitz.example"')
  expect(html).not.toContain('Show')
})

test('the link below the list targets the list, so that it works before the script is loaded', () => {
  const html = render(example)
  const [, id = ''] = /<ul id="([^"]+)"/.exec(html) ?? []
  expect(id).not.toBe('')
  expect(html).toContain(`href="#${id}"`)
})

test('a cleared address is accepted, a script is not', () => {
  const [first] = example.positions
  const withHref = (href: string) =>
    openPositionsBlock.content.safeParse({ ...example, positions: [{ ...first, href }] })
  expect(withHref('').success).toBe(true)
  expect(withHref('javascript:alert(1)').success).toBe(false)
})
