import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Quantity } from './quantity.tsx'

const props = { label: 'Quantity of Feed belt', labels: { less: 'One less', more: 'One more' }, locale: 'en' }

test('the input and the buttons have names', () => {
  const html = renderToStaticMarkup(<Quantity {...props} defaultValue={2} />)
  expect(html).toMatch(/<input[^>]*aria-label="Quantity of Feed belt"/)
  expect(html).toContain('value="2"')
  expect(html).toMatch(/<button[^>]*aria-label="One less"/)
  expect(html).toMatch(/<button[^>]*aria-label="One more"/)
})

test('numbers are formatted for the locale', () => {
  const renderIn = (locale: string) => renderToStaticMarkup(<Quantity {...props} locale={locale} defaultValue={1200} />)
  expect(renderIn('en')).toContain('value="1,200"')
  expect(renderIn('de-CH')).toMatch(/value="1(’|&#x27;)200"/)
})

test('the reason for the maximum appears only when it is reached', () => {
  const stock = { max: 3, maxText: 'Only 3 in stock' }
  expect(renderToStaticMarkup(<Quantity {...props} {...stock} defaultValue={3} />)).toContain('Only 3 in stock')
  expect(renderToStaticMarkup(<Quantity {...props} {...stock} defaultValue={2} />)).not.toContain('Only 3 in stock')
})
