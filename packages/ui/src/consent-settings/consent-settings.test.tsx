import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ConsentSettings } from './consent-settings.tsx'

const cookies = { title: '1 cookie', list: [{ name: 'locale', purpose: 'Language', lifetime: '10 years' }] }
const html = renderToStaticMarkup(
  <ConsentSettings
    id="settings"
    title="Cookie settings"
    intro="Each group works on its own."
    groups={[
      { name: 'necessary', title: 'Necessary', text: 'Sign-in.', necessary: true, cookies },
      { name: 'statistics', title: 'Statistics', text: 'Counts.', cookies },
    ]}
    labels={{
      on: 'On',
      off: 'Off',
      alwaysOn: 'Always on',
      onlyNecessary: 'Only necessary',
      acceptAll: 'Accept all',
      save: 'Save',
      close: 'Close',
    }}
    form={{ action: '/consent' }}
  />,
)

test('each group has one switch, off until the reader says so', () => {
  expect(html.match(/role="switch"/g)).toHaveLength(2)
  expect(html).toMatch(/<input [^>]*value="statistics"[^>]*>/)
  expect(html).not.toMatch(/<input [^>]*value="statistics"[^>]*checked/)
})

test('what is necessary is on and cannot be switched off', () => {
  const necessary = html.match(/<input [^>]*value="necessary"[^>]*>/)?.[0]
  expect(necessary).toContain('checked=""')
  expect(necessary).toContain('disabled=""')
})

test('the three answers look alike and are sent without script', () => {
  const answers = [
    ...html.matchAll(/<button type="submit" form="settings-form" value="(\w+)" class="([^"]*)" name="consent"/g),
  ]
  expect(answers.map(([, value]) => value)).toEqual(['necessary', 'all', 'chosen'])
  expect(new Set(answers.map(([, , look]) => look)).size).toBe(1)
  expect(html).toMatch(/<form [^>]*id="settings-form"[^>]*action="\/consent" method="post">/)
})
