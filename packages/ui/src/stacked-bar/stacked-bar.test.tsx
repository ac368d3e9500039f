import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StackedBar } from './stacked-bar.tsx'

test('each part begins where the one before ends, and has its number as text', () => {
  const html = renderToStaticMarkup(
    <StackedBar
      parts={[
        { label: '34 kept', value: 34, tone: 'ok' },
        { label: '3 withdrawn', value: 3, tone: 'error' },
        { label: '9 not decided', value: 9, tone: 'neutral' },
      ]}
    />,
  )
  expect(html).toContain('viewBox="0 0 46 1"')
  expect([...html.matchAll(/ x="(\d+)" y="0" width="(\d+)"/g)].map(([, x, width]) => [x, width])).toEqual([
    ['0', '34'],
    ['34', '3'],
    ['37', '9'],
  ])
  expect(html).toContain('3 withdrawn</li>')
})
