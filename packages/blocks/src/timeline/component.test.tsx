import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Timeline } from './component.tsx'

const events = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ date: `Day ${index}`, title: `Step ${index}`, text: null }))

test.each([
  [2, false],
  [3, true],
  [4, true],
  [5, false],
])('%i events stand side by side on a wide screen: %s', (count, isBeside) => {
  const content = { blockType: 'timeline' as const, heading: 'How we hire', events: events(count) }
  const html = renderToStaticMarkup(<Timeline content={content} />)
  expect(html.match(/<li/g)).toHaveLength(count)
  expect(/<ol class="[^"]*beside/.test(html)).toBe(isBeside)
})
