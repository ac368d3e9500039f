import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FormActions, FormGroup } from './form-layout.tsx'

test('a group of fields is named by its heading and described by its note', () => {
  const html = renderToStaticMarkup(
    <FormGroup id="who" title="Who are you?" note="Fields without “optional” are needed.">
      <input />
    </FormGroup>,
  )
  expect(html).toMatch(/role="group" aria-labelledby="who" aria-describedby="who-note"/)
  expect(html).toMatch(/<h2[^>]*id="who">Who are you\?<\/h2>/)
  expect(html).toMatch(/id="who-note">Fields without/)
})

test('the form actions show a note about the next step', () => {
  const html = renderToStaticMarkup(
    <FormActions note="You receive a case number by e-mail.">
      <button type="submit">Send request</button>
    </FormActions>,
  )
  expect(html).toMatch(/Send request<\/button><p[^>]*>You receive a case number by e-mail\.<\/p>/)
})
