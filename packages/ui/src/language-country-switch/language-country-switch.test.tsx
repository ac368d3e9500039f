import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageCountrySwitch } from './language-country-switch.tsx'

const html = renderToStaticMarkup(
  <LanguageCountrySwitch
    now={{ label: 'You see', value: 'Austria, English' }}
    why={{ title: 'Why am I seeing this?', reasons: [{ title: 'Your choice.', text: 'You picked Austria.' }] }}
    search={{ label: 'Search country', none: 'No country matches' }}
    languages={{ title: 'Language', versions: [{ label: 'Deutsch', lang: 'de', href: '/de-at' }] }}
    regions={[{ name: 'Europe', countries: [{ label: 'Austria', href: '/en-at', current: true }] }]}
  />,
)

test('every version is a link in its own language, the current one marked', () => {
  expect(html).toContain('<a href="/de-at" lang="de" hrefLang="de">Deutsch</a>')
  expect(html).toMatch(/<a href="\/en-at" aria-current="true">Austria<svg/)
})

test('only the versions passed in are listed', () => {
  expect(html.match(/<a /g)).toHaveLength(2)
  expect(html).toContain('<h3>Europe</h3>')
})

test('the search field is hidden until a script filters the countries', () => {
  expect(html).toMatch(/<label [^>]*hidden="" data-country-filter=""><span>Search country<\/span><input/)
  expect(html).toMatch(/<p hidden="" role="status" data-no-country="">No country matches/)
})

test('the reasons are in a native disclosure', () => {
  expect(html).toMatch(/<details class="[^"]*"><summary>.*Why am I seeing this\?/)
  expect(html).toContain('<strong>Your choice.</strong> You picked Austria.')
})
