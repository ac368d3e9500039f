import { loadTexts } from '@ferrule/texts/load-texts'
import { editorPageFilters, type EditorPageList, type EditorPageRow } from '@ferrule/domain/editor/editor-page-list'
import { toPageStateCounts } from '@ferrule/domain/editor/page-state-counts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { TextsContext } from '../frame/texts.tsx'
import { EditorAreaScreen } from './editor-area-screen.tsx'
import { type EditorAuthentication, EditorSignInForm } from './editor-sign-in.tsx'
import type { EditorArea } from './load-editor-area.server.ts'

const texts = await loadTexts('en')

function render(children: ReactNode): string {
  const frame = { home: '/en', siteName: 'Norlitz', portalName: 'mykomax', portalHome: '/en/mykomax' }
  const Component = () => <TextsContext value={texts}>{children}</TextsContext>
  const Stub = createRoutesStub([{ id: 'root', path: '*', Component, loader: () => null }])
  return renderToStaticMarkup(
    <Stub initialEntries={['/en/editor']} hydrationData={{ loaderData: { root: { frame } } }} />,
  )
}

const signIn = (flags: Partial<EditorAuthentication>) =>
  render(
    <EditorSignInForm
      flags={{ authenticated: false, wrongPassword: false, loading: false, ...flags }}
      failure={undefined}
      onEnter={() => undefined}
    />,
  )

test('the sign-in shows whether it is authenticated, has a wrong password or is loading [S4-053]', () => {
  expect(signIn({})).toContain('Open editor area')
  expect(signIn({})).not.toContain('aria-invalid')
  expect(signIn({ wrongPassword: true })).toMatch(/aria-invalid="true".*The password is not correct\./s)
  expect(signIn({ loading: true })).toMatch(/<button[^>]*disabled[^>]*aria-busy="true".*Checking the password/s)
  expect(signIn({ authenticated: true })).toContain('Checking the password')
})

const page: EditorPageRow = {
  id: '7',
  parent: null,
  path: 'products/cutting',
  pageType: 'Catalogue',
  protection: 'none',
  title: 'Cutting',
  states: { en: 'published', de: 'draft-newer' },
  embargoes: {},
  inProgress: ['fr'],
  updatedAt: '2026-11-01T08:00:00Z',
  depth: 0,
}

const listOf = (...rows: EditorPageRow[]): EditorPageList => ({ rows, matches: rows.length })

const area = (change: Partial<EditorArea> = {}): EditorArea => {
  const filters = editorPageFilters.parse({ stage: 'DRAFT' })
  return {
    filters: { ...filters, site: '' },
    locale: 'en',
    adminOrigin: 'https://cms.example',
    siteHome: 'https://www.example/en',
    sites: [{ slug: '', name: 'Norlitz' }],
    languages: ['en', 'de', 'fr'],
    pageCount: 1,
    counts: toPageStateCounts({
      pageCount: 1,
      inProgress: 1,
      states: [
        { language: null, state: 'published', pages: 1 },
        { language: null, state: 'draft-newer', pages: 1 },
        { language: 'en', state: 'published', pages: 1 },
        { language: 'de', state: 'draft-newer', pages: 1 },
      ],
    }),
    list: listOf(page),
    homeItems: [
      { pageId: '1', countries: ['CH', 'DE'], title: 'Home of Switzerland' },
      { pageId: '2', countries: [], title: 'Home' },
    ],
    hiddenEntries: [{ id: '9', title: 'Trade fair', countries: [] }],
    ...change,
  }
}

test('each language of a page has its state, with a link to the content admin in this language', () => {
  const html = render(<EditorAreaScreen area={area()} />)
  expect(html).toContain('href="https://cms.example/admin/collections/pages/7?locale=de"')
  expect(html).toContain('Edit Cutting in Deutsch: Draft newer than published')
  expect(html).toMatch(/Draft newer<\/span><\/td>/)
  expect(html).toContain('Edit Cutting in Français: Not planned')
  expect(html).toContain('href="/en/editor/preview/products/cutting?stage=DRAFT"')
})

test('a language under embargo has its own state with the moment at which it appears', () => {
  const html = (change: Partial<EditorPageRow>) => {
    const embargoes = { de: '2026-12-01T12:00:00Z' }
    const list = listOf({ ...page, embargoes, ...change })
    return render(<EditorAreaScreen area={area({ list })} />)
  }
  const alone = html({ states: { de: 'embargo' } })
  expect(alone).toMatch(/data-state="embargo"[^>]*title="Under embargo until 1 Dec 2026, \d\d:\d\d"/)
  expect(alone).toContain('Edit Cutting in Deutsch: Under embargo until 1 Dec 2026')
  expect(alone).toMatch(/Under embargo<\/span><\/td>/)
  expect(html({ states: { en: 'published', de: 'embargo' } })).not.toMatch(/Under embargo<\/span><\/td>/)
  expect(html({})).toContain('Edit Cutting in Deutsch: Draft newer than published; Under embargo until 1 Dec 2026')
})

test('a page is indented by its depth, and its action is described by its title', () => {
  const parent = { ...page, id: '6', path: 'products', title: 'Products' }
  const list = listOf(parent, { ...page, parent: '6', depth: 1 })
  const html = render(<EditorAreaScreen area={area({ list })} />)
  expect(html).toMatch(/data-depth="0">.*id="page-6".*data-depth="1">.*<a id="page-7"[^>]*>Cutting<\/a>/s)
  expect(html).toMatch(/<button[^>]*aria-describedby="page-7"[^>]*>Reset translation</)
})

test('selected pages are sent to the publish gate of their site', () => {
  const { filters } = area()
  const html = render(<EditorAreaScreen area={area({ filters: { ...filters, site: 'komax' } })} />)
  expect(html).toMatch(/<form id="editor-batch" class="[^"]*" action="\/en\/editor\/publish-gate"/)
  expect(html).toContain('<input type="hidden" name="site" value="komax"/>')
  expect(html).toContain('form="editor-batch" aria-label="Select Cutting" name="page" value="7"')
})

test('editors see the start pages of all countries and the hidden navigation entries [S6-027]', () => {
  const html = render(<EditorAreaScreen area={area()} />)
  expect(html).toMatch(/Home of Switzerland.*Visible only in: Switzerland, Germany/s)
  expect(html).toMatch(/Home<\/a> All other countries/)
  expect(html).toContain('Trade fair')
})

test('the translation of a page has one state for all its languages, with the next steps [S4-048] [S4-049] [S4-050]', () => {
  const html = (change: Partial<EditorPageRow>) => {
    const list = listOf({ ...page, ...change })
    return render(<EditorAreaScreen area={area({ list })} />)
  }
  expect(html({})).toMatch(/In progress<.*Reset translation/s)
  expect(html({ inProgress: [] })).toMatch(/Marked for translation<.*Start translation/s)
  const translated = html({ inProgress: [], states: { en: 'published', de: 'published', fr: 'published' } })
  expect(translated).toMatch(/Translated</)
  expect(translated).not.toContain('Start translation')
})

test('what waits for editors is counted, with links to its pages', () => {
  const html = render(<EditorAreaScreen area={area()} />)
  expect(html).toMatch(
    /href="\?stage=DRAFT&amp;state=draft-newer"[^>]*>1 page has changes that visitors do not see yet</,
  )
  expect(html).toContain('1 page is being translated')
  expect(html).toMatch(/href="\?stage=DRAFT&amp;language=fr&amp;state=missing"[^>]*>1</)
  const states = [{ language: 'en', state: 'published', pages: 1 } as const]
  const counts = toPageStateCounts({ pageCount: 1, inProgress: 0, states })
  expect(render(<EditorAreaScreen area={area({ counts })} />)).toContain('Nothing is waiting for you')
})

test('without a match the screen says so', () => {
  const list = { rows: [], matches: 0, next: undefined }
  expect(render(<EditorAreaScreen area={area({ list })} />)).toContain('No page matches')
})
