import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Carousel } from './carousel.tsx'

test('a carousel is a named list that is scrollable by keyboard', () => {
  const html = renderToStaticMarkup(
    <Carousel label="Stories" previousLabel="Previous" nextLabel="Next" items={[{ key: 'a', content: 'Story' }]} />,
  )
  expect(html).toMatch(
    /<ul role="list"[^>]* tabindex="0" aria-label="Stories" data-previous="Previous" data-next="Next"><li>Story<\/li>/,
  )
})
