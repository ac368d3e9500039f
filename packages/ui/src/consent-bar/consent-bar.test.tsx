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

test('three buttons look alike, so that no answer is pushed', () => {
  const looks = [...html.matchAll(/<button [^>]*class="([^"]*)"/g)].map(([, look]) => look)
  expect(looks).toHaveLength(3)
  expect(new Set(looks).size).toBe(1)
})

test('an answer is sent without script, and choosing opens the settings', () => {
  expect(html).toMatch(/<form [^>]*action="\/consent" method="post"/)
  expect(html).toMatch(/<button type="submit" value="necessary" [^>]*name="consent"/)
  expect(html).toMatch(/command="show-modal" commandfor="settings"/)
})

test('the question is a named region', () => {
  expect(html).toMatch(/^<section [^>]*aria-label="Cookies">.*<h2>May we measure\?<\/h2>/)
})
