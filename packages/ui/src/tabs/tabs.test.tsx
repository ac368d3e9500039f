import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Tabs } from './tabs.tsx'

test('tabs are a named tab list with a panel for the selected one', () => {
  const html = renderToStaticMarkup(
    <Tabs
      label="Output"
      selected="week"
      items={[
        { id: 'shift', label: 'Shift', content: <p>3 840 wires</p> },
        { id: 'week', label: 'Week', content: <p>41 200 wires</p> },
        { id: 'year', label: 'Year', content: <p>None</p>, disabled: true },
      ]}
    />,
  )
  expect(html).toMatch(/role="tablist"[^>]*aria-label="Output"|aria-label="Output"[^>]*role="tablist"/)
  expect(html.match(/role="tab"/g)).toHaveLength(3)
  expect(html.match(/aria-selected="true"/g)).toHaveLength(1)
  expect(html).toContain('aria-disabled="true"')
  expect(html).toContain('41 200 wires')
  expect(html).not.toContain('3 840 wires')
})
