import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, data } from 'react-router'
import { describe, expect, test } from 'vitest'
import { loadTexts } from '@ferrule/texts/load-texts'
import { ErrorContentContext } from './error-content.ts'
import { ErrorPage, UnexpectedError } from './error-page.tsx'
import { NotFound } from './not-found.tsx'
import { TextsContext } from './texts.tsx'

const draw = (Component: () => React.JSX.Element, path = '/en') => {
  const Stub = createRoutesStub([{ path: '*', Component }])
  return renderToStaticMarkup(<Stub initialEntries={[path]} />)
}

describe('a page that does not exist', () => {
  test('names the path that was asked for [S2-065] [S8-004]', () => {
    expect(draw(() => <NotFound path="/en/products/axion-65" />)).toContain('Page not found: /en/products/axion-65')
  })

  test('names the query too where the address itself is known [S2-066] [S8-004]', () => {
    const html = draw(() => <NotFound path="/en/stories/contacts/x?page=2" refused />)
    expect(html).toContain('Page Not Found: /en/stories/contacts/x?page=2')
  })

  test('shows markup in the path as the letters it is made of', () => {
    const html = draw(() => <NotFound path={'/en/<img src=x onerror=alert(1)>'} />)
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img')
  })

  test('has heading, overline, maintenance notice, a way home and a breadcrumb [S2-081] [S2-082] [S2-083] [S2-084]', () => {
    const html = draw(() => <NotFound path="/en/x" />)
    expect(html).toMatch(/<p[^>]*>Error 404<\/p><h1>/)
    expect(html).toContain('<strong>Maintenance</strong>')
    expect(html).toMatch(/<a href="\/en"[^>]*>Go to the home page/)
    expect(html).toMatch(/<ol[^>]*><li><a href="\/en">Home<\/a><\/li><li><span aria-current="page">Page not found/)
  })

  test('speaks the language of its address', async () => {
    const texts = await loadTexts('de')
    const html = draw(() => (
      <TextsContext value={texts}>
        <NotFound path="/de/x" />
      </TextsContext>
    ))
    expect(html).toContain('Seite nicht gefunden: /de/x')
  })
})

test('any other error says so, asks for patience and hints at maintenance [S8-001] [S8-002] [S8-003]', () => {
  const html = draw(() => <UnexpectedError />)
  expect(html).toContain('An unexpected error occurred')
  expect(html).toContain('Sorry something went wrong')
  expect(html).toContain('Maintenance')
})

test('an editor’s page for errors gives its title, its words and its blocks', () => {
  const written = { title: 'We are down', description: 'Back at noon.', body: <p>Search for it instead</p> }
  const html = draw(() => (
    <ErrorContentContext value={written}>
      <UnexpectedError />
    </ErrorContentContext>
  ))
  for (const words of ['We are down', 'Back at noon.', 'Search for it instead', 'Maintenance']) {
    expect(html).toContain(words)
  }
})

test('an error page says nothing of the cause', () => {
  const Stub = createRoutesStub([
    { path: '*', Component: () => null, loader: () => Promise.reject(data('x', 500)), ErrorBoundary: ErrorPage },
  ])
  const cause = new Error('password of the database')
  const html = renderToStaticMarkup(<Stub initialEntries={['/en']} hydrationData={{ errors: { '0': cause } }} />)
  expect(html).toContain('Sorry something went wrong')
  expect(html).not.toContain('database')
})
