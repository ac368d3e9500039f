import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Tooltip } from './tooltip.tsx'

test('a control with a tooltip keeps its own name', () => {
  const html = renderToStaticMarkup(
    <Tooltip text="Copies the checksum">
      <button type="button">Copy</button>
    </Tooltip>,
  )
  expect(html).toMatch(/<button[^>]*type="button"[^>]*>Copy<\/button>/)
  expect(html).not.toContain('Copies the checksum')
})
