import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Menu } from './menu.tsx'

test('the trigger is a named button with aria-haspopup', () => {
  const html = renderToStaticMarkup(
    <Menu label="Actions for Anna Berg" groups={[[{ id: 'edit', label: 'Edit roles' }]]} onAction={() => undefined}>
      …
    </Menu>,
  )
  expect(html).toContain('aria-label="Actions for Anna Berg"')
  expect(html).toContain('aria-haspopup="true"')
  expect(html).toContain('aria-expanded="false"')
})
