import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Select } from './select.tsx'

const labels = { optional: '(optional)', error: 'Error:' }
const options = [{ value: 'linz', label: 'Plant Linz' }]

test('a select has a label, and the placeholder is the first option', () => {
  const html = renderToStaticMarkup(
    <Select name="plant" label="Location" labels={labels} placeholder="Select a plant" options={options} />,
  )
  expect(html).toContain('for="plant"')
  expect(html).toMatch(/<select[^>]*id="plant"[^>]*><option value="">Select a plant<\/option><option value="linz">/)
})

test('an invalid select has aria-invalid and is described by its error message', () => {
  const html = renderToStaticMarkup(
    <Select name="plant" label="Location" labels={labels} error="Please select an item" options={options} />,
  )
  expect(html).toMatch(/<select[^>]*aria-invalid="true"[^>]*aria-describedby="plant-error"/)
})

test('option groups have names', () => {
  const html = renderToStaticMarkup(
    <Select name="machine" label="Machine" labels={labels} options={[{ label: 'Plant Linz', options }]} />,
  )
  expect(html).toContain('<optgroup label="Plant Linz"><option value="linz">')
})
