import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageBanner } from './language-banner.tsx'

const html = renderToStaticMarkup(
  <LanguageBanner
    label="Language of this page"
    title="Only in German and English."
    versions={[
      { label: 'Auf Deutsch lesen', lang: 'de', href: '/de/news' },
      { label: 'Stay with English', lang: 'en', href: '/en/news' },
    ]}
    hideLabel="Hide message"
  />,
)

test('the banner is a named landmark that offers each version in its own language', () => {
  expect(html).toMatch(/^<aside [^>]*aria-label="Language of this page">/)
  expect(html).toMatch(/<a href="\/de\/news" lang="de" hrefLang="de"[^>]*>Auf Deutsch lesen/)
  expect(html).toMatch(/<a href="\/en\/news" lang="en"/)
})

test('it can be hidden without script', () => {
  expect(html).toMatch(/<input type="checkbox" aria-label="Hide message"/)
})
