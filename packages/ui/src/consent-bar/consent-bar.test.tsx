import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ConsentBar } from './consent-bar.tsx'

const html = renderToStaticMarkup(
  <ConsentBar
    label="Cookies"
    title="May we measure?"
    labels={{ onlyNecessary: 'Only necessary', acceptAll: 'Accept all', choose: 'Choose' }}
    settingsId="settings"
    form={{ action: '/consent' }}
  >
    Necessary cookies keep your language.
  </ConsentBar>,
)

test('the three buttons look the same, so that no choice is favoured', () => {
  const variants = [...html.matchAll(/<button [^>]*class="([^"]*)"/g)].map(([, variant]) => variant)
  expect(variants).toHaveLength(3)
  expect(new Set(variants).size).toBe(1)
})

test('a choice is submitted without script, and "choose" opens the settings', () => {
  expect(html).toMatch(/<form [^>]*action="\/consent" method="post"/)
  expect(html).toMatch(/<button type="submit" value="necessary" [^>]*name="consent"/)
  expect(html).toMatch(/command="show-modal" commandfor="settings"/)
})

test('the banner is a named region', () => {
  expect(html).toMatch(/^<section [^>]*aria-label="Cookies">.*<h2>May we measure\?<\/h2>/)
})
