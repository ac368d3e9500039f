import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { galleryGroups } from './gallery.ts'

describe.each(Object.values(galleryGroups).flat())('$component', ({ examples }) => {
  test('has examples with unique names', () => {
    const names = examples.map((example) => example.name)
    expect(names.length).toBeGreaterThan(0)
    expect(new Set(names).size).toBe(names.length)
  })

  test.each(examples)('renders on the server without a style attribute: $name', ({ render }) => {
    const html = renderToStaticMarkup(render())
    expect(html).not.toBe('')
    // The content security policy blocks style attributes.
    expect(html).not.toMatch(/ style="/)
  })
})
