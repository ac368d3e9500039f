import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Quantity } from './quantity.tsx'

const words = { label: 'Quantity of Feed belt', labels: { less: 'One less', more: 'One more' }, locale: 'en' }

test('the input says of what, the buttons say what they do', () => {
  const html = renderToStaticMarkup(<Quantity {...words} defaultValue={2} />)
  expect(html).toMatch(/<input[^>]*aria-label="Quantity of Feed belt"/)
  expect(html).toContain('value="2"')
  expect(html).toMatch(/<button[^>]*aria-label="One less"/)
  expect(html).toMatch(/<button[^>]*aria-label="One more"/)
})

test('numbers are written as in the reader’s country', () => {
  const draw = (locale: string) => renderToStaticMarkup(<Quantity {...words} locale={locale} defaultValue={1200} />)
  expect(draw('en')).toContain('value="1,200"')
  expect(draw('de-CH')).toMatch(/value="1(’|&#x27;)200"/)
})

test('the reason why it cannot be more appears only at the limit', () => {
  const stock = { max: 3, maxText: 'Only 3 in stock' }
  expect(renderToStaticMarkup(<Quantity {...words} {...stock} defaultValue={3} />)).toContain('Only 3 in stock')
  expect(renderToStaticMarkup(<Quantity {...words} {...stock} defaultValue={2} />)).not.toContain('Only 3 in stock')
})
