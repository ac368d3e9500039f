import type { PageVersions } from '@ferrule/domain/pages/page-versions'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { PageHead, type PageHeadProps } from './page-head.tsx'

const versions: PageVersions = {
  origin: 'https://www.norlitz.example',
  siteSegment: undefined,
  segments: ['company', 'about'],
  locales: [
    { language: 'en', country: undefined },
    { language: 'de', country: 'CH' },
  ],
  languages: ['en', 'de'],
}
const page: PageHeadProps = { title: 'About us', description: 'Who we are', versions }

function draw(change: Partial<PageHeadProps> = {}): string {
  const frame = { siteName: 'Norlitz', home: '/en', theme: 'Default', locale: 'en' }
  const Stub = createRoutesStub([
    { id: 'root', path: '*', Component: () => <PageHead {...page} {...change} />, loader: () => null },
  ])
  return renderToStaticMarkup(
    <Stub initialEntries={['/en/company/about']} hydrationData={{ loaderData: { root: { frame } } }} />,
  )
}

function dataOf(html: string): { '@graph': Record<string, unknown>[] } {
  return JSON.parse(/<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1] ?? '')
}

test('a page has a title, a description and one address that stands for it [S3-064]', () => {
  const html = draw()
  expect(html).toContain('<title>About us | Norlitz</title>')
  expect(html).toContain('<meta name="description" content="Who we are"/>')
  expect(html).toContain('<link rel="canonical" href="https://www.norlitz.example/en/company/about"/>')
})

test('it names all its versions, itself included, and one for everybody else [S3-064]', () => {
  const alternates = [...draw().matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"\/>/g)]
  expect(alternates.map(([, language, href]) => [language, href])).toEqual([
    ['en', 'https://www.norlitz.example/en/company/about'],
    ['de-CH', 'https://www.norlitz.example/de-ch/company/about'],
    ['x-default', 'https://www.norlitz.example/en/company/about'],
  ])
})

test('a page that nobody should find names no version and says so', () => {
  const html = draw({ hidden: true })
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).not.toContain('hrefLang')
})

test('where it is shared it shows its picture', () => {
  const image = { filename: 'hall.webp', alt: 'The hall', width: 1600, height: 900, mimeType: 'image/webp' }
  const html = draw({ image })
  expect(html).toContain(
    'property="og:image" content="https://www.norlitz.example/media/v1/hall.webp/StretchedVideo-1200-2.png"',
  )
  expect(html).toContain('property="og:image:alt" content="The hall"')
  expect(html).toContain('name="twitter:card" content="summary_large_image"')
  expect(draw()).toContain('name="twitter:card" content="summary"')
})

test('the locale is written as sharing wants it', () => {
  expect(draw()).toContain('property="og:locale" content="en_US"')
})

describe('to search engines', () => {
  test('it tells the company, the site and the way here', () => {
    const types = dataOf(draw({ steps: [{ title: 'Company', path: '/company' }] }))['@graph'].map((one) => one['@type'])
    expect(types).toEqual(['Organization', 'WebSite', 'BreadcrumbList'])
  })

  test('no title can break out of what it tells [X7]', () => {
    const title = '</script><script>alert(1)</script>'
    const html = draw({ title, steps: [{ title, path: '/x' }] })
    expect(html).not.toContain('<script>alert')
    expect(JSON.stringify(dataOf(html))).toContain(title)
  })
})

test('what can be followed is named', () => {
  expect(draw({ feed: 'stories' })).toContain(
    '<link rel="alternate" type="application/rss+xml" title="Norlitz: Stories" href="/en/feeds/stories.rss"/>',
  )
})
