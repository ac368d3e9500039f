import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SkipLink } from './skip-link.tsx'

test('the skip link targets the content', () => {
  expect(renderToStaticMarkup(<SkipLink href="#main">Skip to content</SkipLink>)).toMatch(
    /^<a class="[^"]*" href="#main">Skip to content<\/a>$/,
  )
})
