import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, data } from 'react-router'
import { describe, expect, test } from 'vitest'
import { loadTexts } from '@ferrule/texts/load-texts'
import { ErrorContentContext } from './error-content.ts'
import { ErrorPage, UnexpectedError } from './error-page.tsx'
import { NotFound } from './not-found.tsx'
import { TextsContext } from './texts.tsx'

const render = (Component: () => React.JSX.Element, path = '/en') => {
  const Stub = createRoutesStub([{ path: '*', Component }])
  return renderToStaticMarkup(<Stub initialEntries={[path]} />)
}

describe('a page that does not exist', () => {
  test('names the requested path [S2-065] [S8-004]', () => {
    expect(render(() => <NotFound path="/en/products/axion-65" />)).toContain('Page not found: /en/products/axion-65')
  })

  test('also names the query string if a route matches the path [S2-066] [S8-004]', () => {
    const html = render(() => <NotFound path="/en/stories/contacts/x?page=2" refused />)
    expect(html).toContain('Page Not Found: /en/stories/contacts/x?page=2')
  })

  test('escapes markup in the path', () => {
    const html = render(() => <NotFound path={'/en/<img src=x onerror=alert(1)>'} />)
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img')
  })

  test('has heading, overline, maintenance notice, home link, breadcrumb [S2-081] [S2-082] [S2-083] [S2-084]', () => {
    const html = render(() => <NotFound path="/en/x" />)
    expect(html).toMatch(/<p[^>]*>Error 404<\/p><h1>/)
    expect(html).toContain('<strong>Maintenance</strong>')
    expect(html).toMatch(/<a href="\/en"[^>]*>Go to the home page/)
    expect(html).toMatch(/<ol[^>]*><li><a href="\/en">Home<\/a><\/li><li><a [^>]*aria-current="page">Page not found/)
  })

  test('has breadcrumbs of home and a 404 item that links to home [S2-178]', () => {
    const [trail = ''] = /<ol[^]*?<\/ol>/.exec(render(() => <NotFound path="/en/x" />)) ?? []
    const items = [...trail.matchAll(/<li><a href="([^"]*)"[^>]*>([^<]*)<\/a><\/li>/g)].map(([, href, text]) => [
      href,
      text,
    ])
    expect(items).toEqual([
      ['/en', 'Home'],
      ['/en', 'Page not found (404)'],
    ])
  })

  test('links to home, products and the contact form, and searches for the words of the address', () => {
    const html = render(() => <NotFound path="/en/products/axion-65" nearest={[]} />)
    for (const href of ['/en', '/en/products', '/en/requests/contact']) expect(html).toContain(`<a href="${href}"`)
    expect(html).toMatch(/<form [^>]*action="\/en\/search" method="get">.*<input [^>]*value="axion 65"/)
  })

  test('shows the closest address with its difference, and similar ones', () => {
    const toPage = (name: string, image: string | null) => ({
      id: name,
      path: `products/${name}`,
      title: name.toUpperCase(),
      description: `About ${name}`,
      image,
    })
    const nearest = [toPage('axion-56', 'axion.webp'), toPage('axion-64', null)]
    const html = render(() => <NotFound path="/en/products/axion-65" nearest={nearest} />)
    expect(html).toContain('Closest address')
    expect(html).toContain('/en/products/axion-<mark>56</mark>')
    expect(html).toContain('About axion-56')
    expect(html).toMatch(/<a [^>]*href="\/en\/products\/axion-64">/)
    expect(html.match(/<picture>/g)).toHaveLength(1)
  })

  test('is translated into the language of the URL', async () => {
    const texts = await loadTexts('de')
    const html = render(() => (
      <TextsContext value={texts}>
        <NotFound path="/de/x" nearest={[]} />
      </TextsContext>
    ))
    expect(html).toContain('Seite nicht gefunden: /de/x')
    for (const label of ['Seite nicht gefunden (404)', 'Website durchsuchen', 'Kontakt'])
      expect(html).toContain(`>${label}<`)
  })
})

test('any other error shows title, apology and maintenance notice [S8-001] [S8-002] [S8-003]', () => {
  const html = render(() => <UnexpectedError />)
  expect(html).toContain('An unexpected error occurred')
  expect(html).toContain('Sorry something went wrong')
  expect(html).toContain('Maintenance')
})

test('the editorial error page supplies title, description and blocks', () => {
  const content = { title: 'We are down', description: 'Back at noon.', body: <p>Search for it instead</p> }
  const html = render(() => (
    <ErrorContentContext value={content}>
      <UnexpectedError />
    </ErrorContentContext>
  ))
  for (const text of ['We are down', 'Back at noon.', 'Search for it instead', 'Maintenance']) {
    expect(html).toContain(text)
  }
})

test('an error page does not reveal the cause', () => {
  const Stub = createRoutesStub([
    { path: '*', Component: () => null, loader: () => Promise.reject(data('x', 500)), ErrorBoundary: ErrorPage },
  ])
  const cause = new Error('password of the database')
  const html = renderToStaticMarkup(<Stub initialEntries={['/en']} hydrationData={{ errors: { '0': cause } }} />)
  expect(html).toContain('Sorry something went wrong')
  expect(html).not.toContain('database')
})

test('an installation without a complete site says what is missing', () => {
  const Stub = createRoutesStub([{ path: '*', Component: () => null, loader: () => null, ErrorBoundary: ErrorPage }])
  const thrown = { status: 503, statusText: '', internal: false, data: 'no-site' }
  const html = renderToStaticMarkup(<Stub initialEntries={['/en']} hydrationData={{ errors: { '0': thrown } }} />)
  expect(html).toContain('This website is not set up yet.')
})

test('a page without visit, texts and site shows no key of a text that is not built in', () => {
  const html = render(ErrorPage)
  expect(html).toContain('<header')
  expect(html.match(/(?<=>|label=")[a-z-]+(\.[a-z-]+)+(?=<|")/g)).toBeNull()
})
