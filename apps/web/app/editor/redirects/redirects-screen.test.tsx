import { loadTexts } from '@ferrule/texts/load-texts'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { TextsContext } from '../../frame/texts.tsx'
import type { LoadedRedirects } from './load-redirects.server.ts'
import { RedirectsScreen } from './redirects-screen.tsx'

const texts = await loadTexts('en')
const redirects: LoadedRedirects = {
  site: { slug: 'north', name: 'North' },
  sites: [{ slug: 'north', name: 'North' }],
  locale: 'en',
  adminOrigin: 'https://cms.example',
  search: '',
  count: 2,
  rows: [
    { previousUrl: '/a', target: '/b', state: 'loop' },
    { previousUrl: '/c', target: '/d', state: 'works' },
  ],
}

function render(change: Partial<LoadedRedirects> = {}): string {
  const frame = { home: '/en', siteName: 'Norlitz' }
  const Component = () => (
    <TextsContext value={texts}>
      <RedirectsScreen redirects={{ ...redirects, ...change }} />
    </TextsContext>
  )
  const Stub = createRoutesStub([{ id: 'root', path: '*', Component, loader: () => null }])
  return renderToStaticMarkup(
    <Stub initialEntries={['/en/editor']} hydrationData={{ loaderData: { root: { frame } } }} />,
  )
}

test('each redirect has its state and a link that tests it on its site', () => {
  const html = render()
  expect(html).toMatch(/\/a<\/span>.*<td>\/b<\/td>.*Never ends.*\/c<\/span>.*Works/s)
  expect(html).toContain('href="/en/editor?site=north&amp;address=%2Fa#redirect-simulator"')
  expect(html).toContain('href="/en/editor/redirects.csv?site=north"')
})

test('without a match the screen says so', () => {
  expect(render({ rows: [] })).toContain('No redirect matches')
})
