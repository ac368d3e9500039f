import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextLink } from './text-link.tsx'

test('a text link is a link and nothing more', () => {
  expect(renderToStaticMarkup(<TextLink href="/en/services">Services</TextLink>)).toMatch(
    /^<a href="\/en\/services" class="[^"]*">Services<\/a>$/,
  )
})

test('a link that opens beside the page says so and hands nothing over', () => {
  const html = renderToStaticMarkup(
    <TextLink href="https://standards.example" newTabLabel="opens in a new tab">
      The standard
    </TextLink>,
  )
  expect(html).toContain('target="_blank" rel="noopener"')
  expect(html).toContain('(opens in a new tab)')
})
