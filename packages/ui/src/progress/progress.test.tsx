import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Progress } from './progress.tsx'

test('progress has a name and a value text', () => {
  const html = renderToStaticMarkup(<Progress label="encoder.mp4" value={38} max={62} valueText="38 of 62 MB" />)
  const id = /for="([^"]+)"/.exec(html)?.[1]
  expect(html).toContain(`<progress id="${id}"`)
  expect(html).toMatch(/value="38" max="62" aria-valuetext="38 of 62 MB"/)
})

test('progress of unknown length has no value', () => {
  expect(renderToStaticMarkup(<Progress label="Checking" />)).not.toContain('value=')
})
