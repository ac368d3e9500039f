import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Switch } from './switch.tsx'

const labels = { on: 'On', off: 'Off' }

test('it is a named switch that submits without script', () => {
  const html = renderToStaticMarkup(<Switch name="statistics" label="Statistics" labels={labels} />)
  expect(html).toMatch(/<input[^>]*type="checkbox" role="switch" name="statistics"/)
  expect(html).toMatch(/<span[^>]*>Statistics<\/span>/)
})

test('the on and off texts are hidden from screen readers, which announce the state', () => {
  const html = renderToStaticMarkup(<Switch name="statistics" label="Statistics" labels={labels} />)
  expect(html).toMatch(/aria-hidden="true"><span[^>]*>On<\/span><span[^>]*>Off<\/span>/)
})

test('a fixed switch is disabled and labelled', () => {
  const html = renderToStaticMarkup(
    <Switch name="necessary" label="Necessary" labels={labels} fixedLabel="Always on" defaultChecked />,
  )
  expect(html).toMatch(/<input[^>]*disabled=""/)
  expect(html).toMatch(/<span[^>]*>Necessary<\/span><span[^>]*>Always on<\/span>/)
})
