import { isLanguage, languages } from '@ferrule/domain/locales/language'
import { findWrongTerms } from '@ferrule/texts/check/terms.fixture'
import { expect, test } from 'vitest'
import { products } from '@ferrule/seeds/catalogue/products'
import { newsItems } from '@ferrule/seeds/news/news-items'
import { stringsIn } from '@ferrule/seeds/content/figures.fixture'
import { pages } from '@ferrule/seeds/content/pages'

test.each(languages)('pages, news and products in %s use the terms of the language', (language) => {
  const strings = [...pages, ...newsItems, ...products].flatMap((one) =>
    Object.entries(one.texts).flatMap(([key, text]) => (isLanguage(key) && key === language ? stringsIn(text) : [])),
  )
  const words = strings.filter((text) => !isName(text))
  const wrong = words.flatMap((text) => findWrongTerms(text, language).map((term) => `${term}: ${text}`))
  expect([...new Set(wrong)]).toEqual([])
  expect(strings.length).toBeGreaterThan(100)
})

/** Names of pictures and blocks, targets of links and the name of our software are the same in every language. */
function isName(text: string): boolean {
  return /^[/#]|^[a-z\d-]+$/.test(text) || text === 'Crimp Archive'
}
