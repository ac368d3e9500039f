import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Addresses } from './addresses.ts'
import { Block } from './block.tsx'
import type { BlockContent } from './block-content.ts'
import { callToActionExamples } from './call-to-action/examples.ts'
import { chartExamples } from './chart/examples.ts'
import { contactPanelExamples } from './contact-panel/examples.ts'
import { downloadListExamples } from './download-list/examples.ts'
import { embeddedSearchExamples } from './embedded-search/examples.ts'
import { exampleLabels } from './example-surroundings.ts'
import { galleryExamples } from './gallery/examples.ts'
import { imageLayouts } from './image/content.ts'
import { imageExamples } from './image/examples.ts'
import { investorTableExamples } from './investor-table/examples.ts'
import { keyFiguresExamples } from './key-figures/examples.ts'
import { locationTeaserExamples } from './location-teaser/examples.ts'
import { newsFeedTeaserExamples } from './news-feed-teaser/examples.ts'
import { productTeasersExamples } from './product-teasers/examples.ts'
import { quoteExamples } from './quote/examples.ts'
import { columnsOf } from './sections/cells.tsx'
import { storyTeasersExamples } from './story-teasers/examples.ts'
import { tableExamples } from './table/examples.ts'
import { textWithMediaExamples } from './text-with-media/examples.ts'
import { videoExamples } from './video/examples.ts'

const addresses: Addresses = {
  toHref: (target) => (target.startsWith('action:') ? undefined : target.replace(/^\//, '/en/')),
  toPictureUrl: ({ file, preset }) => `/media/${preset}/${file}`,
  toFileUrl: (filename) => `/media/${filename}`,
}

const draw = (content: BlockContent) =>
  renderToStaticMarkup(<Block content={content} addresses={addresses} labels={exampleLabels} first={false} />)

test.each(imageLayouts)('a picture is asked for in the size of its layout: %s', (layout) => {
  const example = { ...imageExamples['as wide as the text, 780'], layout }
  expect(draw(example)).toContain(`src="/media/${layout}/cut-strip-bench-machine.webp"`)
})

test('the picture beside a text comes first for small screens and for readers, on whatever side it stands', () => {
  const html = draw(textWithMediaExamples['film-shaped picture right'])
  expect(html.indexOf('<img')).toBeLessThan(html.indexOf('<h2'))
})

test('a quote names who said it', () => {
  const html = draw(quoteExamples['with role'])
  expect(html).toMatch(/<blockquote>The picture is nice/)
  expect(html).toContain('<figcaption>Marta Holzer, Head of Quality, Brenner Kabeltechnik</figcaption>')
})

test('key figures are read as what they say, then the value with its unit', () => {
  expect(draw(keyFiguresExamples['four figures'])).toContain(
    '<dt>Length accuracy over one metre</dt><dd>± 0.1<small> mm</small></dd>',
  )
})

describe('a table', () => {
  test('names its columns and rows, and is named by the heading', () => {
    const html = draw(tableExamples['words and figures'])
    expect(html).toContain('role="region" aria-label="Production sites"')
    expect(html).toMatch(/<th[^>]*scope="col"[^>]*>People</)
    expect(html).toMatch(/<th[^>]*scope="row"[^>]*>Timișoara</)
  })

  test('for investors lets the row to look at stand out', () => {
    expect(draw(investorTableExamples['five years'])).toMatch(/<tr[^>]*class="[^"]*total[^"]*"><th[^>]*>Revenue</)
  })
})

test.each(Object.entries(chartExamples))(
  'the chart %s is a named drawing with its numbers as a table',
  (_, example) => {
    const html = draw(example)
    expect(html).toContain(`role="img" aria-label="${example.summary}"`)
    expect(html).toMatch(/<summary>Show as table<\/summary>.*<table/s)
  },
)

test('a file says its format before it is fetched', () => {
  const html = draw(downloadListExamples['two documents'])
  expect(html).toContain('PDF, English, 4.8 MB')
  expect(html).toMatch(/<a [^>]*download=""[^>]*>Company brochure<\/a>/)
})

test('a film has controls, a still picture and a name, and never starts by itself', () => {
  const html = draw(videoExamples['with length'])
  expect(html).toMatch(/<video[^>]*aria-label="Changeover without tools"[^>]*controls=""/)
  expect(html).toContain('poster="/media/StretchedVideo/automatic-crimping-line.webp"')
  expect(html).toContain('<source src="/media/changeover.mp4" type="video/mp4"/>')
  expect(html).not.toContain('autoplay')
})

test('every picture of a gallery is opened by a named button and closed by another, without script', () => {
  const html = draw(galleryExamples['five pictures'])
  expect(html).toContain('aria-label="Enlarge picture: Picture 2 of 5"')
  expect(html.match(/command="show-modal"/g)).toHaveLength(5)
  expect(html.match(/command="close"/g)).toHaveLength(5)
  expect(html).toContain('aria-label="Inkjet wire marker"')
})

describe('Talk to an Expert', () => {
  test('carries title and promise whatever an editor writes, and leads to the contact page', () => {
    const html = draw(contactPanelExamples['title and promise alone'])
    expect(html).toContain('<h2>Talk to an Expert</h2>')
    expect(html).toContain('We reply within 24 hours.')
    expect(html).toContain('href="/en/contact"')
  })
})

test('teasers are links named by their titles; pictures beside them are not read out', () => {
  const html = draw(productTeasersExamples['three machines'])
  expect(html).toContain('<a href="/en/products/axion-56">Axion 56</a>')
  expect(html).not.toMatch(/alt="[^"]/)
})

test.each([
  [1, 'two'],
  [2, 'two'],
  [3, 'three'],
  [4, 'four'],
  [5, 'three'],
  [8, 'four'],
  [12, 'three'],
])('%s cells stand in %s columns', (count, columns) => {
  expect(columnsOf(count)).toBe(columns)
})

test('dates are written the way the reader does, and kept for machines', () => {
  const date = '<time dateTime="2026-11-04T12:00:00.000Z">4 November 2026</time>'
  expect(draw(storyTeasersExamples['three of a size'])).toContain(date)
})

test('an ad hoc notice is marked in words', () => {
  expect(draw(newsFeedTeaserExamples['three releases']).match(/>Ad hoc</g)).toHaveLength(1)
})

test('a location can be called and written to', () => {
  const html = draw(locationTeaserExamples['three locations'])
  expect(html).toContain('href="tel:+4373255540"')
  expect(html).toContain('href="mailto:linz@norlitz.example"')
})

test('a search within a page asks the search page, without script', () => {
  const html = draw(embeddedSearchExamples['with lead'])
  expect(html).toMatch(/<form[^>]*action="\/en\/search" method="get"/)
  expect(html).toMatch(/<input[^>]*name="q"/)
})

test('an anchor is a place and nothing to see', () => {
  expect(draw({ blockType: 'anchor', name: 'how-we-work' })).toMatch(/^<div id="how-we-work" class="[^"]*"><\/div>$/)
})

test('a link that is no address is left out of a section head', () => {
  const links = [{ text: 'News feed', href: 'action:open-news-feed-panel' }]
  expect(draw({ ...newsFeedTeaserExamples['three releases'], links })).not.toContain('News feed')
})

test('a call to action has one first thing to do', () => {
  const html = draw(callToActionExamples['with picture'])
  expect(html).toMatch(/<a href="\/en\/careers" class="[^"]*inverse[^"]*">Open positions/)
  expect(html.match(/inverse-secondary/g)).toHaveLength(1)
})
