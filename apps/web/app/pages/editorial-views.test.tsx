import { toSummary } from '@ferrule/content-client/page-summary'
import type { PublishedPage } from '@ferrule/content-client/published-page'
import { loadTexts } from '@ferrule/texts/load-texts'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { TextsContext } from '../frame/texts.tsx'
import { aPageAt, contentOf, uncachedCatalogue } from '../http/services.fixture.ts'
import { aVisit } from '../http/visits.fixture.ts'
import { getServices, type Services } from '../visit/services.server.ts'
import { EditorialPage } from './editorial-page.tsx'
import { loadView } from './load-view.server.ts'
import { MediaReleasesPage } from './media-releases/media-releases-page.tsx'
import { StoriesPage } from './stories/stories-page.tsx'
import { type View, ViewContext } from './view.ts'

vi.mock('../visit/services.server.ts', () => ({ getServices: vi.fn<() => Services>() }))
vi.mock('../http/run-on-data-service.server.ts', () => ({ runOnDataService: async () => ({ products: [axion] }) }))

const axion = {
  slug: 'axion-56',
  name: 'Axion 56',
  route: '/products/crimping/axion-56',
  image: 'axion.webp',
  shortDescription: 'Crimps both ends',
}

const texts = await loadTexts('en')

const ines = {
  id: 'a1',
  name: 'Ines Duarte',
  slug: 'ines-duarte',
  role: 'Application engineer',
  biography: 'Runs the wires of customers.',
  image: null,
}
const quality = { slug: 'quality', name: 'Quality' }
const materials = { slug: 'materials', name: 'Materials' }

const portrait = { filename: 'mara.webp', alt: '', width: 800, height: 800, mimeType: 'image/webp' }
const mara = { ...ines, id: 'a2', name: 'Mara Roth', slug: 'mara-roth', image: portrait }

const aStory = (slug: string, publishedAt: string, topics = [quality]): PublishedPage =>
  aPageAt(`stories/${slug}`, {
    title: `Story ${slug}`,
    pageType: 'Story',
    publishedAt,
    story: {
      leadText: `Lead of ${slug}`,
      category: { slug: 'engineering', name: 'Engineering' },
      topics,
      contacts: [ines],
      productSlugs: [],
    },
  })

const aRelease = (slug: string, publishedAt: string, adHoc: boolean): PublishedPage =>
  aPageAt(`media-releases/${slug}`, {
    title: `Release ${slug}`,
    pageType: 'MediaRelease',
    publishedAt,
    mediaRelease: { leadText: `Lead of ${slug}`, adHoc },
  })

const pages = [
  aStory('strands', '2026-11-04T08:00:00.000Z'),
  aStory('copper', '2025-05-06T08:00:00.000Z', [materials]),
  aStory('crimp', '2026-01-06T08:00:00.000Z'),
  aRelease('half-year', '2026-08-18T05:00:00.000Z', true),
  aRelease('training-centre', '2025-07-07T08:00:00.000Z', false),
  aPageAt('media-releases', { title: 'Media releases' }),
]

const [strands] = pages
/** Not listed, so that the numbers of the overviews stay those of the list. */
const withMachine = aPageAt('stories/portrait', {
  pageType: 'Story',
  story: strands?.story ? { ...strands.story, contacts: [mara], productSlugs: ['gone', 'axion-56'] } : null,
})

/** As the content service lists a page: without biographies. */
function toListed(page: PublishedPage) {
  const { story, ...rest } = toSummary(page)
  const contacts = story?.contacts.map((contact) => ({ ...contact, biography: '' })) ?? []
  return { ...rest, story: story && { ...story, contacts } }
}

async function open(path: string, search = '') {
  const content = contentOf(pages)
  const { getPage } = contentOf([...pages, withMachine])
  vi.mocked(getServices, { partial: true, deep: true }).mockReturnValue({
    content: {
      ...content,
      getPage,
      listPages: async (...of) => (await content.listPages(...of)).map((page) => toListed(page as PublishedPage)),
    },
    catalogue: uncachedCatalogue,
    settings: { EDGE_ORIGIN: 'https://www.norlitz.example' },
  })
  const request = new Request(`https://www.norlitz.example/en/${path}${search}`)
  const { view, status, headers } = await loadView(request, aVisit('en', path.split('/'), { search }))
  const page = () => (
    <TextsContext value={texts}>
      <ViewContext value={view}>
        <Content view={view} />
      </ViewContext>
    </TextsContext>
  )
  const Stub = createRoutesStub([{ path: '*', Component: page }])
  return { view, status, headers: new Headers(headers), html: renderToStaticMarkup(<Stub initialEntries={['/en']} />) }
}

function Content({ view }: { view: View }) {
  if (view.kind === 'page') return <EditorialPage view={view} />
  if (view.kind === 'stories') return <StoriesPage view={view} />
  return view.kind === 'media-releases' ? <MediaReleasesPage view={view} /> : null
}

const titlesIn = (html: string) => [...html.matchAll(/>((?:Story|Release) [\w-]+)</g)].map(([, title]) => title)

describe('stories', () => {
  test('anybody reads a story without signing in; the response is cached for all visitors [S1-009]', async () => {
    const { status, headers, html } = await open('stories/strands')
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'public, max-age=0, s-maxage=300'])
    expect(html).toContain('>Lead of strands</p>')
  })

  test('/stories lists all stories, the newest first [S2-025]', async () => {
    expect(titlesIn((await open('stories')).html)).toEqual(['Story strands', 'Story crimp', 'Story copper'])
  })

  test('/stories/{slug} shows the story with its date [S2-026]', async () => {
    const { html } = await open('stories/copper')
    expect(html).toMatch(/<h1[^>]*>Story copper<\/h1>/)
    expect(html).toContain('6 May 2025')
  })

  test('/stories/contacts lists the authors with their number of stories [S2-027]', async () => {
    const { html } = await open('stories/contacts')
    expect(html).toMatch(
      /<a href="contacts\/ines-duarte">Ines Duarte<\/a><\/h2><p>Application engineer<\/p><p>3 stories</,
    )
  })

  test('/stories/contacts/{author} shows the author and their stories [S2-028]', async () => {
    const { html } = await open('stories/contacts/ines-duarte')
    expect(html).toMatch(/<h1[^>]*>Ines Duarte<\/h1>/)
    expect(titlesIn(html)).toHaveLength(3)
  })

  test('the page of an author has role, biography and a way to write to them', async () => {
    const { html } = await open('stories/contacts/ines-duarte')
    expect(html).toMatch(/>Application engineer<\/p><h1[^>]*>Ines Duarte<\/h1><p[^>]*>Runs the wires of customers\.</)
    expect(html).toContain('href="/en/requests/feedback?about=Ines+Duarte"')
    expect(html).toContain('>ID</span>')
  })

  test('a story shows the portrait of its author in the size of contacts, or the initials', async () => {
    const { html } = await open('stories/portrait')
    expect(html).toContain('src="/media/v1/mara.webp/Contact-80-2.png"')
    expect((await open('stories/strands')).html).toContain('>ID</span>')
  })

  test('a story shows related stories, the closest first [S2-102]', async () => {
    const { html } = await open('stories/strands')
    const related = html.slice(html.indexOf('Related stories'))
    expect(titlesIn(related)).toEqual(['Story crimp', 'Story copper'])
  })

  test('a story shows its topics, which lead to the stories about them [S2-103]', async () => {
    expect((await open('stories/copper')).html).toMatch(/<a [^>]*href="\/en\/stories\?topic=materials"[^>]*>Materials/)
  })

  test('a story shows its category [S2-104]', async () => {
    const { html } = await open('stories/strands')
    expect(html.slice(0, html.indexOf('<h1'))).toContain('<span>Engineering</span>')
  })

  test('stories have an archive by year [S2-105]', async () => {
    const { html } = await open('stories', '?year=2025')
    expect(html).toMatch(
      /Archive[^]*<option value="2026">2026<\/option><option value="2025" selected="">2025<\/option>/,
    )
    expect(titlesIn(html)).toEqual(['Story copper'])
  })

  test('a story can be shared by e-mail and LinkedIn, without script [S2-106]', async () => {
    const { html } = await open('stories/strands')
    const address = encodeURIComponent('https://www.norlitz.example/en/stories/strands')
    expect(html).toContain(`href="mailto:?subject=Story%20strands&amp;body=${address}"`)
    expect(html).toContain(`href="https://www.linkedin.com/sharing/share-offsite/?url=${address}"`)
    expect(html).toMatch(/<a href="https:\/\/www\.norlitz\.example\/en\/stories\/strands"[^>]*>Link to this story</)
  })

  test('a story lists the machines it names, as far as they are sold in the country', async () => {
    const { html, headers } = await open('stories/portrait')
    const machines = html.slice(html.indexOf('Machines in this story'), html.indexOf('</aside>'))
    expect([...machines.matchAll(/<a href="([^"]*)">([^<]*)</g)].map(([, href, name]) => [href, name])).toEqual([
      ['/en/products/crimping/axion-56', 'Axion 56'],
    ])
    expect(headers.get('Surrogate-Key')).toContain('product:axion-56')
    expect((await open('stories/strands')).html).not.toContain('Machines in this story')
  })

  test('the buttons that need a script are hidden without it', async () => {
    const { html } = await open('stories/strands')
    expect(html).toMatch(
      /<span hidden=""><button[^>]*>Share<\/button><\/span><span hidden=""><button[^>]*>.*?Copy link</,
    )
  })

  test('the overview is filtered by topic and category [S2-107]', async () => {
    expect(titlesIn((await open('stories', '?topic=materials')).html)).toEqual(['Story copper'])
    const { html } = await open('stories', '?category=engineering')
    expect(html).toContain('<option value="engineering" selected="">Engineering</option>')
    expect(titlesIn((await open('stories', '?category=other')).html)).toEqual([])
  })
})

describe('media releases', () => {
  test('anybody reads a media release without signing in; the response is cached for all visitors [S1-010]', async () => {
    const { status, headers, html } = await open('media-releases/half-year')
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'public, max-age=0, s-maxage=300'])
    expect(html).toContain('>Lead of half-year</p>')
  })

  test('/media-releases lists all media releases, the newest first [S2-029]', async () => {
    expect(titlesIn((await open('media-releases')).html)).toEqual(['Release half-year', 'Release training-centre'])
  })

  test('/media-releases/{slug} shows the media release with its date and the ad hoc tag [S2-030]', async () => {
    const { html } = await open('media-releases/half-year')
    expect(html).toMatch(/<h1[^>]*>Release half-year<\/h1>/)
    expect(html).toMatch(/18 August 2026[^]*>Ad hoc</)
  })

  test('the overview has a filter for ad hoc notices only [S2-100]', async () => {
    const { html } = await open('media-releases', '?adhoc=true')
    expect(html).toMatch(/<input[^>]*name="adhoc"[^>]*checked=""|<input[^>]*checked=""[^>]*name="adhoc"/)
    expect(titlesIn(html)).toEqual(['Release half-year'])
  })

  test('the overview has a filter for the time period [S2-101]', async () => {
    const { html } = await open('media-releases', '?year=2025')
    expect(html).toMatch(/<select[^>]*name="year"[^>]*>[^]*<option value="2025" selected="">/)
    expect(titlesIn(html)).toEqual(['Release training-centre'])
  })

  test('the overview is a content page with the slug media-releases and an id of the content service [S3-056]', async () => {
    const { view } = await open('media-releases')
    expect('page' in view && view.page).toMatchObject({ id: 'id-of-media-releases', slug: 'media-releases' })
  })
})
