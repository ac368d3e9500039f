import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Skeleton } from './skeleton.tsx'

test('the label of what is loading is announced', () => {
  const html = renderToStaticMarkup(<Skeleton label="Loading your tickets" lines={2} />)
  expect(html).toMatch(/role="status" aria-busy="true"><span[^>]*>Loading your tickets<\/span>/)
})
