import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ComboboxField } from './combobox.tsx'

const props = {
  locale: 'en',
  emptyText: 'No entries found',
  labels: { optional: '(optional)', error: 'Error:' },
  options: [{ value: '118', label: 'Tessera 320' }],
}
const inputOf = (html: string) => html.match(/<input[^>]*role="combobox"[^>]*>/)?.[0] ?? ''

test('the input is a combobox with a label, and the error summary can link to it', () => {
  const html = renderToStaticMarkup(<ComboboxField {...props} name="machine" label="Machine" />)
  expect(inputOf(html)).toContain('id="machine"')
  expect(html).toMatch(/<label[^>]*for="machine"[^>]*>Machine<\/label>/)
})

test('the selected option is displayed by its label and submitted by its value', () => {
  const html = renderToStaticMarkup(<ComboboxField {...props} name="machine" label="Machine" defaultValue="118" />)
  expect(inputOf(html)).toContain('value="Tessera 320"')
  expect(html).toContain('<input type="hidden" name="machine" value="118"/>')
})

test('an invalid combobox has aria-invalid and an error message', () => {
  const html = renderToStaticMarkup(
    <ComboboxField {...props} name="machine" label="Machine" error="Please select an item" />,
  )
  expect(inputOf(html)).toContain('aria-invalid="true"')
  expect(html).toMatch(/Error: <\/span>Please select an item/)
})

test('a disabled combobox shows the reason', () => {
  const html = renderToStaticMarkup(
    <ComboboxField {...props} name="machine" label="Machine" disabledReason="The ticket is closed." />,
  )
  expect(inputOf(html)).toContain('disabled=""')
  expect(html).toContain('The ticket is closed.')
})

test('screen reader announcements are in the language of the page', () => {
  const html = renderToStaticMarkup(<ComboboxField {...props} locale="de-CH" name="machine" label="Maschine" />)
  expect(html).toContain('aria-label="Empfehlungen anzeigen"')
})
