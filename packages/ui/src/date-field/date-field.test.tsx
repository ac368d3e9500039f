import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DateField } from './date-field.tsx'
import { DateParts } from './date-parts.tsx'

const labels = { optional: '(optional)', error: 'Error:' }
const partsOf = (html: string) => [...html.matchAll(/data-type="(\w+)"/g)].map(([, part]) => part)

test('the segments are in the order of the locale', () => {
  const segmentsOf = (locale: string) =>
    partsOf(
      renderToStaticMarkup(
        <DateParts name="due" label="Due" labels={labels} locale={locale} defaultValue="2026-11-15" />,
      ),
    ).filter((part) => part !== 'literal')
  expect(segmentsOf('en-GB')).toEqual(['day', 'month', 'year'])
  expect(segmentsOf('hu')).toEqual(['year', 'month', 'day'])
  expect(segmentsOf('ja')).toEqual(['year', 'month', 'day'])
})

test('the form submits the date as year, month and day', () => {
  const html = renderToStaticMarkup(
    <DateParts name="due" label="Due" labels={labels} locale="en-GB" defaultValue="2026-11-05" />,
  )
  expect(html).toMatch(/<input[^>]*name="due"[^>]*value="2026-11-05"|<input[^>]*value="2026-11-05"[^>]*name="due"/)
})

test('every segment is a named spinbutton in a labelled group', () => {
  const html = renderToStaticMarkup(<DateParts name="due" label="Due" labels={labels} locale="en-GB" />)
  expect(html).toMatch(/role="spinbutton"[^>]*aria-label="day, "|aria-label="day, "[^>]*role="spinbutton"/)
  expect(html).toMatch(/role="group"/)
  expect(html).toContain('>Due<')
})

test('an invalid date has an error message', () => {
  const html = renderToStaticMarkup(
    <DateParts name="due" label="Due" labels={labels} locale="en-GB" error="Please enter a valid date" />,
  )
  expect(html).toContain('aria-invalid="true"')
  expect(html).toMatch(/Error: <\/span>Please enter a valid date/)
})

test('without script it is the browser’s date input with the same value', () => {
  const html = renderToStaticMarkup(
    <DateField name="due" label="Due" labels={labels} locale="en-GB" defaultValue="2026-11-05" min="2026-11-01" />,
  )
  expect(html).toMatch(/<label[^>]*for="due"[^>]*>Due<\/label>/)
  expect(html).toMatch(/<input type="date"[^>]*id="due" min="2026-11-01" name="due" value="2026-11-05"/)
})

test('server HTML has no style attribute, which the content security policy would block', () => {
  expect(renderToStaticMarkup(<DateField name="due" label="Due" labels={labels} locale="ja" />)).not.toContain('style=')
})
