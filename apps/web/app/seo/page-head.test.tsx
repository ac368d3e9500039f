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

function render(change: Partial<PageHeadProps> = {}): string {
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

test('a page has a title, a description and a canonical URL [S3-064]', () => {
  const html = render()
  expect(html).toContain('<title>About us | Norlitz</title>')
  expect(html).toContain('<meta name="description" content="Who we are"/>')
  expect(html).toContain('<link rel="canonical" href="https://www.norlitz.example/en/company/about"/>')
})

test('links all versions of a page, including itself and x-default [S3-064]', () => {
  const alternates = [...render().matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"\/>/g)]
  expect(alternates.map(([, language, href]) => [language, href])).toEqual([
    ['en', 'https://www.norlitz.example/en/company/about'],
    ['de-CH', 'https://www.norlitz.example/de-ch/company/about'],
    ['x-default', 'https://www.norlitz.example/en/company/about'],
  ])
})

test('uses the addresses of a page that has its own [S3-059] [S3-064]', () => {
  const canonicalUrl = 'https://www.norlitz.example/de/ueber-uns'
  const html = render({ addresses: { canonicalUrl, alternateVersions: [{ hreflang: 'de', href: canonicalUrl }] } })
  expect(html).toContain(`<link rel="canonical" href="${canonicalUrl}"/>`)
  expect(html).toContain(`<link rel="alternate" hrefLang="de" href="${canonicalUrl}"/>`)
  expect(html.match(/hrefLang/g)).toHaveLength(1)
})

test('a hidden page is noindex and has no alternate versions', () => {
  const html = render({ hidden: true })
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).not.toContain('hrefLang')
})

test('the picture of a page is in its sharing metadata', () => {
  const image = { filename: 'hall.webp', alt: 'The hall', width: 1600, height: 900, mimeType: 'image/webp' }
  const html = render({ image })
  expect(html).toContain(
    'property="og:image" content="https://www.norlitz.example/media/v1/hall.webp/StretchedVideo-1200-2.png"',
  )
  expect(html).toContain('property="og:image:alt" content="The hall"')
  expect(html).toContain('name="twitter:card" content="summary_large_image"')
  expect(render()).toContain('name="twitter:card" content="summary"')
})

test('og:locale always includes a country', () => {
  expect(render()).toContain('property="og:locale" content="en_US"')
})

describe('structured data', () => {
  test('contains the organisation, the website and the breadcrumbs', () => {
    const graph = dataOf(render({ steps: [{ title: 'Company', path: '/company' }] }))['@graph']
    expect(graph.map((node) => node['@type'])).toEqual(['Organization', 'WebSite', 'BreadcrumbList'])
  })

  test('a title cannot close the script element [X7]', () => {
    const title = '</script><script>alert(1)</script>'
    const html = render({ title, steps: [{ title, path: '/x' }] })
    expect(html).not.toContain('<script>alert')
    expect(JSON.stringify(dataOf(html))).toContain(title)
  })
})

test('links the feeds of a page', () => {
  expect(render({ feed: 'stories' })).toContain(
    '<link rel="alternate" type="application/rss+xml" title="Norlitz: Stories" href="/en/feeds/stories.rss"/>',
  )
})
