import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DateField } from './date-field.tsx'
import { DateParts } from './date-parts.tsx'

const labels = { optional: '(optional)', error: 'Error:' }
const partsOf = (html: string) => [...html.matchAll(/data-type="(\w+)"/g)].map(([, part]) => part)

test('the parts of a date stand in the order of the reader’s country', () => {
  const draw = (locale: string) =>
    partsOf(
      renderToStaticMarkup(
        <DateParts name="due" label="Due" labels={labels} locale={locale} defaultValue="2026-11-15" />,
      ),
    ).filter((part) => part !== 'literal')
  expect(draw('en-GB')).toEqual(['day', 'month', 'year'])
  expect(draw('hu')).toEqual(['year', 'month', 'day'])
  expect(draw('ja')).toEqual(['year', 'month', 'day'])
})

test('a form gets the date as year, month and day', () => {
  const html = renderToStaticMarkup(
    <DateParts name="due" label="Due" labels={labels} locale="en-GB" defaultValue="2026-11-05" />,
  )
  expect(html).toMatch(/<input[^>]*name="due"[^>]*value="2026-11-05"|<input[^>]*value="2026-11-05"[^>]*name="due"/)
})

test('every part says what it is and belongs to the label', () => {
  const html = renderToStaticMarkup(<DateParts name="due" label="Due" labels={labels} locale="en-GB" />)
  expect(html).toMatch(/role="spinbutton"[^>]*aria-label="day, "|aria-label="day, "[^>]*role="spinbutton"/)
  expect(html).toMatch(/role="group"/)
  expect(html).toContain('>Due<')
})

test('a wrong date is told by its message', () => {
  const html = renderToStaticMarkup(
    <DateParts name="due" label="Due" labels={labels} locale="en-GB" error="Please enter a valid date" />,
  )
  expect(html).toContain('aria-invalid="true"')
  expect(html).toMatch(/Error: <\/span>Please enter a valid date/)
})

test('before script has come it is the date input of the browser, and answers the same', () => {
  const html = renderToStaticMarkup(
    <DateField name="due" label="Due" labels={labels} locale="en-GB" defaultValue="2026-11-05" min="2026-11-01" />,
  )
  expect(html).toMatch(/<label[^>]*for="due"[^>]*>Due<\/label>/)
  expect(html).toMatch(/<input type="date"[^>]*id="due" min="2026-11-01" name="due" value="2026-11-05"/)
})

test('nothing of it needs a style attribute, which the content security policy would refuse', () => {
  expect(renderToStaticMarkup(<DateField name="due" label="Due" labels={labels} locale="ja" />)).not.toContain('style=')
})
