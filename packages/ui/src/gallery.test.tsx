import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { gallery } from './gallery.ts'

describe.each(gallery)('$component', ({ examples }) => {
  test('has examples with names of their own', () => {
    const names = examples.map((example) => example.name)
    expect(names.length).toBeGreaterThan(0)
    expect(new Set(names).size).toBe(names.length)
  })

  test.each(examples)('can be drawn on the server, without a style attribute: $name', ({ render }) => {
    const html = renderToStaticMarkup(render())
    expect(html).not.toBe('')
    // The content security policy refuses them, and the browser would drop them.
    expect(html).not.toMatch(/ style="/)
  })
})
