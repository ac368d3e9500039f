import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Switch } from './switch.tsx'

const labels = { on: 'On', off: 'Off' }

test('it is a switch with a name, and a form sends it without script', () => {
  const html = renderToStaticMarkup(<Switch name="statistics" label="Statistics" labels={labels} />)
  expect(html).toMatch(/<input[^>]*type="checkbox" role="switch" name="statistics"/)
  expect(html).toMatch(/<span[^>]*>Statistics<\/span>/)
})

test('the words for on and off are seen but not read out, because the state is', () => {
  const html = renderToStaticMarkup(<Switch name="statistics" label="Statistics" labels={labels} />)
  expect(html).toMatch(/aria-hidden="true"><span[^>]*>On<\/span><span[^>]*>Off<\/span>/)
})

test('one that cannot be switched says so', () => {
  const html = renderToStaticMarkup(
    <Switch name="necessary" label="Necessary" labels={labels} fixedLabel="Always on" defaultChecked />,
  )
  expect(html).toMatch(/<input[^>]*disabled=""/)
  expect(html).toMatch(/<span[^>]*>Necessary<\/span><span[^>]*>Always on<\/span>/)
})
