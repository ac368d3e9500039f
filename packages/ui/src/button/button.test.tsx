import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button, ButtonLink } from './button.tsx'

test('a loading button shows a spinner and is disabled [S2-192]', () => {
  const html = renderToStaticMarkup(<Button loading>Sending</Button>)
  expect(html).toMatch(/^<button[^>]* disabled=""[^>]* aria-busy="true"/)
  expect(html).toMatch(/<span class="[^"]*spinner[^"]*"><\/span>Sending/)
})

test('the spinner makes one turn per 1080 ms [S9-029]', () => {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
  const sheet = read('button.module.css')
  expect(sheet).toMatch(/animation: turn var\(--t-spin\) linear infinite/)
  expect(sheet).toMatch(/@keyframes turn \{ to \{ transform: rotate\(1turn\); \} \}/)
  expect(read('../tokens.css')).toMatch(/--t-spin: 1080ms/)
})

test('a button can be disabled [S2-193]', () => {
  const html = renderToStaticMarkup(<Button disabled>Send request</Button>)
  expect(html).toContain(' disabled=""')
  expect(html).not.toContain('spinner')
})

test('a button does not submit its form by default', () => {
  expect(renderToStaticMarkup(<Button>Hide</Button>)).toContain('type="button"')
  expect(renderToStaticMarkup(<Button type="submit">Send request</Button>)).toContain('type="submit"')
})

test('a link styled as a button is an anchor element', () => {
  expect(renderToStaticMarkup(<ButtonLink href="/en">Home</ButtonLink>)).toMatch(/^<a href="\/en"/)
})
