import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SidePanel } from './side-panel.tsx'

test('a side panel is a native dialog with title, tag, content and footer in this order', () => {
  const html = renderToStaticMarkup(
    <SidePanel id="news" title="News feed" closeLabel="Close" beside={<b>2 new</b>} footer={<a href="/news">All</a>}>
      <p>Axion control 8.4</p>
    </SidePanel>,
  )
  expect(html).toMatch(/^<dialog id="news"/)
  const order = ['News feed</h2>', '2 new', 'aria-label="Close"', 'Axion control 8.4', '<footer'].map((part) =>
    html.indexOf(part),
  )
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(order[0]).toBeGreaterThan(0)
})

test('no footer element is rendered without a footer', () => {
  const html = renderToStaticMarkup(
    <SidePanel id="news" title="News feed" closeLabel="Close">
      <p>Nothing new</p>
    </SidePanel>,
  )
  expect(html).not.toContain('<footer')
})
