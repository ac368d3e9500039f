import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Quote } from './quote.tsx'

test('a quote is a blockquote with its source', () => {
  expect(renderToStaticMarkup(<Quote source="Marta Holzer">It works.</Quote>)).toMatch(
    /<figure[^>]*><blockquote>It works.<\/blockquote><figcaption>Marta Holzer<\/figcaption>/,
  )
})
