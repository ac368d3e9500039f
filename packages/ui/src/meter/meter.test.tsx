import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Meter } from './meter.tsx'

test('a meter has a name, a value and a maximum', () => {
  const html = renderToStaticMarkup(<Meter label="Running" value={17} max={23} />)
  const id = /for="([^"]+)"/.exec(html)?.[1]
  expect(html).toContain('<strong>17</strong>')
  expect(html).toMatch(new RegExp(`<meter id="${id}"[^>]* value="17" max="23"`))
})
