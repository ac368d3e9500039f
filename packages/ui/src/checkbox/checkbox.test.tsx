import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Checkbox, CheckboxGroup } from './checkbox.tsx'

const labels = { optional: '(optional)', error: 'Error:' }

test('a checkbox is named by its label', () => {
  const html = renderToStaticMarkup(<Checkbox name="return" label="Parts go back to a different address" />)
  expect(html).toMatch(/^<label[^>]*><input id="return"[^>]*type="checkbox"/)
  expect(html).toContain('Parts go back to a different address')
})

test('a checkbox is described by its hint', () => {
  const html = renderToStaticMarkup(<Checkbox name="other" label="Other" hint="You enter its serial number." />)
  expect(html).toContain('aria-describedby="other-hint"')
  expect(html).toMatch(/id="other-hint">You enter/)
})

test('a group is named by its question and described by its error message', () => {
  const html = renderToStaticMarkup(
    <CheckboxGroup
      name="topics"
      label="What is it about?"
      labels={labels}
      error="Please select an item"
      options={[{ value: 'quality', label: 'Quality' }]}
    />,
  )
  expect(html).toMatch(/^<fieldset[^>]*aria-describedby="topics-error"><legend[^>]*>What is it about\?<\/legend>/)
  expect(html).toMatch(/<input[^>]*id="topics"[^>]*aria-invalid="true"/)
})

test('the first checkbox of a group has the id that the error summary links to', () => {
  const html = renderToStaticMarkup(
    <CheckboxGroup
      name="topics"
      label="What is it about?"
      labels={labels}
      defaultValue={['speed']}
      options={[
        { value: 'quality', label: 'Quality' },
        { value: 'speed', label: 'Output' },
      ]}
    />,
  )
  expect(html).toMatch(/id="topics"[^>]*value="quality"|value="quality"[^>]*id="topics"/)
  expect(html).toMatch(/<input[^>]*id="topics-2"[^>]*checked=""/)
})
