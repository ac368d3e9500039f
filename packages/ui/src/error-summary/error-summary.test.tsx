import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ErrorSummary } from './error-summary.tsx'

const summary = (
  <ErrorSummary
    title="There is a problem with 2 answers"
    errors={[
      { field: 'mail', text: 'Please enter a valid E-Mail' },
      { field: 'zip', text: 'Please enter a valid zip code' },
    ]}
  />
)

test('it is announced, named and focusable', () => {
  const html = renderToStaticMarkup(summary)
  expect(html).toMatch(/role="alert" tabindex="-1" aria-labelledby="error-summary-title"/i)
  expect(html).toMatch(/<h2[^>]*id="error-summary-title">.*There is a problem with 2 answers<\/span><\/h2>/)
})

test('it takes the focus without script too, unless takesFocus is false', () => {
  expect(renderToStaticMarkup(summary)).toMatch(/ autofocus=""/i)
  const still = renderToStaticMarkup(<ErrorSummary title="There is a problem" errors={[]} takesFocus={false} />)
  expect(still).not.toMatch(/autofocus/i)
})

test('every message links to its field, in field order', () => {
  const html = renderToStaticMarkup(summary)
  expect(html).toMatch(/<a href="#mail">Please enter a valid E-Mail<\/a>.*<a href="#zip">/)
})
