import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AnchorNavigation } from './anchor-navigation.tsx'

test('anchor links to the sections are in a named landmark', () => {
  const html = renderToStaticMarkup(
    <AnchorNavigation
      label="On this page"
      sections={[{ id: 'technical', label: 'Technical data' }]}
      action={<a href="#contact">Ask</a>}
    />,
  )
  expect(html).toMatch(/^<nav [^>]*aria-label="On this page">/)
  expect(html).toContain('<li><a href="#technical">Technical data</a></li>')
  expect(html).toContain('<a href="#contact">Ask</a>')
})
