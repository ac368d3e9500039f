import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SegmentedControl, SegmentedLinks } from './segmented-control.tsx'

const units = [
  { value: 'metric', label: 'Metric' },
  { value: 'imperial', label: 'Imperial' },
]

test('the options are radio buttons, which work without script', () => {
  const html = renderToStaticMarkup(
    <SegmentedControl name="measurement" label="Measurement system" options={units} defaultValue="imperial" />,
  )
  expect(html).toMatch(/role="radiogroup"><legend[^>]*>Measurement system</)
  expect(html).toMatch(/<input type="radio"[^>]*name="measurement"[^>]*checked=""[^>]*value="imperial"/)
})

test('a hidden label is still the accessible name', () => {
  const html = renderToStaticMarkup(
    <SegmentedControl name="measurement" label="Measurement system" hideLabel options={units} />,
  )
  expect(html).toMatch(/<legend[^>]*><span[^>]*>Measurement system<\/span><\/legend>/)
})

test('the current link has aria-current', () => {
  const html = renderToStaticMarkup(
    <SegmentedLinks
      label="View"
      options={[
        { href: '?view=cards', label: 'Cards', current: true },
        { href: '?view=table', label: 'Table' },
      ]}
    />,
  )
  expect(html).toContain('aria-label="View"')
  expect(html).toMatch(/href="\?view=cards" aria-current="true">Cards/)
  expect(html.match(/aria-current/g)).toHaveLength(1)
})
