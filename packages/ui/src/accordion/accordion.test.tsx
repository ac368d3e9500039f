import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Accordion } from './accordion.tsx'

const items = [
  { id: 'a', title: 'Can I visit?', content: <p>Yes.</p>, open: true },
  { id: 'b', title: 'Do you take machines back?', content: <p>All of them.</p> },
]

test('each question is a native disclosure that can be linked to', () => {
  const html = renderToStaticMarkup(<Accordion items={items} />)
  expect(html).toContain('<details id="a" open="">')
  expect(html).toContain('<details id="b"><summary>')
})

test('items with a shared name open one at a time', () => {
  const html = renderToStaticMarkup(<Accordion name="questions" items={items} />)
  expect(html.match(/name="questions"/g)).toHaveLength(2)
})

test('titles can be headings', () => {
  expect(renderToStaticMarkup(<Accordion headingLevel={3} items={items} />)).toContain('<h3>Can I visit?</h3>')
})
