import { contactForm } from '@ferrule/domain/requests/contact-form'
import { fieldsOf } from '@ferrule/domain/requests/read-form'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Addresses } from './addresses.ts'
import { Block } from './block.tsx'
import type { BlockContent } from './block-content.ts'
import { callToActionBlock } from './call-to-action/block.ts'
import { chartBlock } from './chart/block.ts'
import { contactPanelBlock } from './contact-panel/block.ts'
import { downloadListBlock } from './download-list/block.ts'
import { embeddedSearchBlock } from './embedded-search/block.ts'
import { exampleLabels } from './example-props.ts'
import { galleryBlock } from './gallery/block.ts'
import { imageLayouts } from './image/block.ts'
import { imageBlock } from './image/block.ts'
import { investorTableBlock } from './investor-table/block.ts'
import { keyFiguresBlock } from './key-figures/block.ts'
import { locationTeaserBlock } from './location-teaser/block.ts'
import { logoStripBlock } from './logo-strip/block.ts'
import { newsFeedTeaserBlock } from './news-feed-teaser/block.ts'
import { productTeasersBlock } from './product-teasers/block.ts'
import { quoteBlock } from './quote/block.ts'
import { columnsOf } from './sections/cells.tsx'
import { storyTeasersBlock } from './story-teasers/block.ts'
import { tableBlock } from './table/block.ts'
import { textWithMediaBlock } from './text-with-media/block.ts'
import { videoBlock } from './video/block.ts'

const addresses: Addresses = {
  toHref: (target) => (target.startsWith('action:') ? undefined : target.replace(/^\//, '/en/')),
  toPictureUrl: ({ file, preset }) => `/media/${preset}/${file}`,
  toFileUrl: (filename) => `/media/${filename}`,
}

const render = (content: BlockContent) =>
  renderToStaticMarkup(<Block content={content} addresses={addresses} labels={exampleLabels} first={false} />)

test.each(imageLayouts)('a picture is requested in the size of its layout: %s', (layout) => {
  const example = { ...imageBlock.examples['as wide as the text, 780'], layout }
  expect(render(example)).toContain(`src="/media/${layout}/cut-strip-bench-machine.webp"`)
})

test('the picture beside a text comes first in the markup, on either side', () => {
  const html = render(textWithMediaBlock.examples['landscape picture right'])
  expect(html.indexOf('<img')).toBeLessThan(html.indexOf('<h2'))
})

test('a quote names its author', () => {
  const html = render(quoteBlock.examples['with role'])
  expect(html).toMatch(/<blockquote>The picture is nice/)
  expect(html).toContain('<figcaption>Marta Holzer, Head of Quality, Brenner Kabeltechnik</figcaption>')
})

test('key figures have their label first, then the value with its unit', () => {
  expect(render(keyFiguresBlock.examples['four figures'])).toContain(
    '<dt>Length accuracy over one metre</dt><dd>± 0.1<small> mm</small></dd>',
  )
})

describe('a table', () => {
  test('has column and row headers and is labelled by the heading', () => {
    const html = render(tableBlock.examples['words and figures'])
    expect(html).toContain('role="region" aria-label="Production sites"')
    expect(html).toMatch(/<th[^>]*scope="col"[^>]*>People</)
    expect(html).toMatch(/<th[^>]*scope="row"[^>]*>Timișoara</)
  })

  test('for investors highlights the marked row', () => {
    expect(render(investorTableBlock.examples['five years'])).toMatch(
      /<tr[^>]*class="[^"]*total[^"]*"><th[^>]*>Revenue</,
    )
  })
})

test.each(Object.entries(chartBlock.examples))(
  'the chart %s is a labelled image with its numbers as a table',
  (_, example) => {
    const html = render(example)
    expect(html).toContain(`role="img" aria-label="${example.summary}"`)
    expect(html).toMatch(/<summary>Show as table<\/summary>.*<table/s)
  },
)

test('a download shows its format', () => {
  const html = render(downloadListBlock.examples['two documents'])
  expect(html).toContain('PDF, English, 4.8 MB')
  expect(html).toMatch(/<a [^>]*download=""[^>]*>Company brochure<\/a>/)
})

test('a video has controls, a poster and a label, and never starts automatically', () => {
  const html = render(videoBlock.examples['with length'])
  expect(html).toMatch(/<video[^>]*aria-label="Changeover without tools"[^>]*controls=""/)
  expect(html).toContain('poster="/media/StretchedVideo/automatic-crimping-line.webp"')
  expect(html).toContain('<source src="/media/changeover.mp4" type="video/mp4"/>')
  expect(html).not.toContain('autoplay')
})

test('every picture of a gallery opens and closes with labelled buttons, without script', () => {
  const html = render(galleryBlock.examples['five pictures'])
  expect(html).toContain('aria-label="Enlarge picture: Picture 2 of 5"')
  expect(html.match(/command="show-modal"/g)).toHaveLength(5)
  expect(html.match(/command="close"/g)).toHaveLength(5)
  expect(html).toContain('aria-label="Inkjet wire marker"')
})

test('marketing logos are 304x52 links labelled with the brand; a missing logo shows the name [S9-052]', () => {
  const html = render(logoStripBlock.examples['three brands'])
  expect(html).toMatch(/<a [^>]*href="\/en\/products\/cut-and-strip" aria-label="Schleuniger">/)
  expect(html).toContain('src="/media/MarketingLogo/logo-schleuniger.webp" alt="" width="304" height="52"')
  expect(render(logoStripBlock.examples['a picture is missing, long words'])).toContain(
    '>Kabelverarbeitungsmaschinengesellschaft</a>',
  )
})

describe('Talk to an Expert', () => {
  const html = render(contactPanelBlock.examples['title and promise alone'])

  test('always has the title and the promise, and links to other ways to reach us', () => {
    expect(html).toContain('<h2>Talk to an Expert</h2>')
    expect(html).toContain('We reply within 24 hours.')
    expect(html).toMatch(/<a href="\/en\/contact"[^>]*><span>More ways to reach us/)
  })

  test('has a form with a country field, which works without script [S2-110]', () => {
    const [form = ''] = /<form[^]*<\/form>/.exec(html) ?? []
    expect(form).toMatch(/^<form noValidate="" [^>]*action="\/en\/requests\/contact" method="post"/)
    expect(form).toMatch(/<select[^>]*name="country"[^>]*>.*<option value="AT">Austria<\/option>/)
    for (const name of fieldsOf(contactForm)) expect(form).toContain(`name="${name}"`)
    expect(form).toContain('<input type="hidden" name="about" value="Crimping lines"/>')
    expect(form).toContain('<button type="submit"')
  })
})

test('teasers are links labelled by their titles; their pictures are decorative', () => {
  const html = render(productTeasersBlock.examples['three machines'])
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
])('%s cells are shown in %s columns', (count, columns) => {
  expect(columnsOf(count)).toBe(columns)
})

test('dates are shown in the language of the page and are machine-readable', () => {
  const date = '<time dateTime="2026-11-04T12:00:00.000Z">4 November 2026</time>'
  expect(render(storyTeasersBlock.examples['three of a size'])).toContain(date)
})

test('an ad hoc notice has a text tag', () => {
  expect(render(newsFeedTeaserBlock.examples['three releases']).match(/>Ad hoc</g)).toHaveLength(1)
})

test('a location has links to its phone number and e-mail address', () => {
  const html = render(locationTeaserBlock.examples['three locations'])
  expect(html).toContain('href="tel:+4373255540"')
  expect(html).toContain('href="mailto:linz@norlitz.example"')
})

test('an embedded search submits to the search page, without script', () => {
  const html = render(embeddedSearchBlock.examples['with lead'])
  expect(html).toMatch(/<form[^>]*action="\/en\/search" method="get"/)
  expect(html).toMatch(/<input[^>]*name="q"/)
})

test('an anchor is an empty element with an id', () => {
  expect(render({ blockType: 'anchor', name: 'how-we-work' })).toMatch(/^<div id="how-we-work" class="[^"]*"><\/div>$/)
})

test('a section head omits a link without URL', () => {
  const links = [{ text: 'News feed', href: 'action:open-news-feed-panel' }]
  expect(render({ ...newsFeedTeaserBlock.examples['three releases'], links })).not.toContain('News feed')
})

test('a call to action has one primary link', () => {
  const html = render(callToActionBlock.examples['with picture'])
  expect(html).toMatch(/<a href="\/en\/careers" class="[^"]*inverse[^"]*">Open positions/)
  expect(html.match(/inverse-secondary/g)).toHaveLength(1)
})
