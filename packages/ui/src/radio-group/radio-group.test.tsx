import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RadioGroup } from './radio-group.tsx'

const labels = { optional: '(optional)', error: 'Error:' }
const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No', hint: 'It ended.' },
]

test('the group is named by its question and has one selected option', () => {
  const html = renderToStaticMarkup(
    <RadioGroup name="warranty" label="Under warranty?" labels={labels} options={options} defaultValue="no" />,
  )
  expect(html).toMatch(/^<fieldset[^>]*role="radiogroup"><legend[^>]*>Under warranty\?<\/legend>/)
  expect(html.match(/checked=""/g)).toHaveLength(1)
  expect(html).toMatch(/<input[^>]*id="warranty-2"[^>]*checked=""/)
})

test('an invalid group has aria-invalid and an error message', () => {
  const html = renderToStaticMarkup(
    <RadioGroup
      name="warranty"
      label="Under warranty?"
      labels={labels}
      options={options}
      error="Please select an item"
    />,
  )
  expect(html).toMatch(/^<fieldset[^>]*aria-describedby="warranty-error"[^>]*aria-invalid="true"/)
})

test('a disabled group disables all options and shows the reason', () => {
  const html = renderToStaticMarkup(
    <RadioGroup
      name="warranty"
      label="Under warranty?"
      labels={labels}
      options={options}
      disabledReason="Set by your contract."
    />,
  )
  expect(html).toMatch(/^<fieldset[^>]*disabled=""/)
  expect(html).toContain('Set by your contract.')
})

test('an option is described by its hint', () => {
  const html = renderToStaticMarkup(
    <RadioGroup name="warranty" label="Under warranty?" labels={labels} options={options} />,
  )
  expect(html).toMatch(/aria-describedby="warranty-2-about"/)
})
