import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextLink } from './text-link.tsx'

test('a text link is a plain anchor', () => {
  expect(renderToStaticMarkup(<TextLink href="/en/services">Services</TextLink>)).toMatch(
    /^<a href="\/en\/services" class="[^"]*">Services<\/a>$/,
  )
})

test('a link that opens in a new tab announces it and has rel="noopener"', () => {
  const html = renderToStaticMarkup(
    <TextLink href="https://standards.example" newTabLabel="opens in a new tab">
      The standard
    </TextLink>,
  )
  expect(html).toContain('target="_blank" rel="noopener"')
  expect(html).toContain('(opens in a new tab)')
})
