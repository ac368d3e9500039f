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

test('each group has one switch, which is off by default', () => {
  expect(html.match(/role="switch"/g)).toHaveLength(2)
  expect(html).toMatch(/<input [^>]*value="statistics"[^>]*>/)
  expect(html).not.toMatch(/<input [^>]*value="statistics"[^>]*checked/)
})

test('the necessary group is on and cannot be switched off', () => {
  const necessary = html.match(/<input [^>]*value="necessary"[^>]*>/)?.[0]
  expect(necessary).toContain('checked=""')
  expect(necessary).toContain('disabled=""')
})

test('the three buttons look the same and submit without script', () => {
  const buttons = [
    ...html.matchAll(/<button type="submit" form="settings-form" value="(\w+)" class="([^"]*)" name="consent"/g),
  ]
  expect(buttons.map(([, value]) => value)).toEqual(['necessary', 'all', 'chosen'])
  expect(new Set(buttons.map(([, , variant]) => variant)).size).toBe(1)
  expect(html).toMatch(/<form [^>]*id="settings-form"[^>]*action="\/consent" method="post">/)
})
