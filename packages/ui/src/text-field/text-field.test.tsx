import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextArea, TextField } from './text-field.tsx'

const labels = { optional: '(optional)', error: 'Error:' }

test('label, hint and error message precede the input, in this order', () => {
  const html = renderToStaticMarkup(
    <TextField name="zip" label="Zip code" labels={labels} hint="Four digits." error="Please enter a valid zip code" />,
  )
  const order = ['Zip code', 'Four digits.', 'Please enter a valid zip code', '<input'].map((part) =>
    html.indexOf(part),
  )
  expect(order).not.toContain(-1)
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(html).toContain('<label')
  expect(html).toContain('for="zip"')
})

test('an invalid input has aria-invalid and is described by hint and error message', () => {
  const html = renderToStaticMarkup(
    <TextField name="zip" label="Zip code" labels={labels} hint="Four digits." error="Please enter a valid zip code" />,
  )
  expect(html).toContain('aria-invalid="true"')
  expect(html).toContain('aria-describedby="zip-hint zip-error"')
  expect(html).toMatch(/id="zip-error".*Error: <\/span>Please enter a valid zip code/)
})

test('a plain input has no state attributes', () => {
  const html = renderToStaticMarkup(<TextField name="city" label="City" labels={labels} />)
  expect(html).not.toMatch(/aria-|disabled/)
})

test('a disabled input shows the reason', () => {
  const html = renderToStaticMarkup(
    <TextField name="company" label="Company" labels={labels} disabledReason="Changed by your administrator." />,
  )
  expect(html).toMatch(/<input[^>]* disabled=""/)
  expect(html).toContain('aria-describedby="company-reason"')
  expect(html).toMatch(/id="company-reason".*Changed by your administrator\./)
})

test('an optional field is marked in the label', () => {
  const html = renderToStaticMarkup(<TextField name="tel" label="Telephone" labels={labels} optional />)
  expect(html).toMatch(/<label[^>]*>Telephone <span[^>]*>\(optional\)<\/span><\/label>/)
})

test('the input is described by its unit', () => {
  const html = renderToStaticMarkup(<TextField name="length" label="Cut length" labels={labels} unit="mm" />)
  expect(html).toContain('aria-describedby="length-unit"')
  expect(html).toMatch(/id="length-unit">mm</)
})

test('a text area has the same label and error message', () => {
  const html = renderToStaticMarkup(
    <TextArea name="text" label="Description" labels={labels} error="Please enter a valid value" />,
  )
  expect(html).toMatch(/<textarea[^>]*id="text"/)
  expect(html).toContain('aria-describedby="text-error"')
})
