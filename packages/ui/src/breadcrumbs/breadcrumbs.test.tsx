import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Breadcrumbs } from './breadcrumbs.tsx'

const html = renderToStaticMarkup(
  <Breadcrumbs label="Breadcrumb" steps={[{ label: 'Home', href: '/en' }]} current="Crimping" />,
)

test('breadcrumbs are a named landmark with an ordered list', () => {
  expect(html).toMatch(/^<nav [^>]*aria-label="Breadcrumb"><ol role="list">/)
})

test('the last item is the current page and not a link', () => {
  expect(html).toContain('<a href="/en">Home</a>')
  expect(html).toContain('<span aria-current="page">Crimping</span>')
})
