import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Tooltip } from './tooltip.tsx'

test('what a tooltip describes stays a control with its own name', () => {
  const html = renderToStaticMarkup(
    <Tooltip text="Copies the checksum">
      <button type="button">Copy</button>
    </Tooltip>,
  )
  expect(html).toMatch(/<button[^>]*type="button"[^>]*>Copy<\/button>/)
  expect(html).not.toContain('Copies the checksum')
})
