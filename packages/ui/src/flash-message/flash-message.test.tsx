import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FlashMessage, type FlashKind } from './flash-message.tsx'

const sheet = readFileSync(join(import.meta.dirname, 'flash-message.module.css'), 'utf8')
const tokens = readFileSync(join(import.meta.dirname, '../tokens.css'), 'utf8')

function rule(name: string): string {
  return new RegExp(`^\\.${name} \\{[^}]*\\}`, 'm').exec(sheet)?.[0] ?? ''
}

test('shows a title, formatted text and a link [S2-184] [S2-185] [S2-187]', () => {
  const html = renderToStaticMarkup(
    <FlashMessage title="Request sent" link={{ label: 'Open ticket', href: '/tickets/1' }}>
      Your case number is <b>26-40718</b>.
    </FlashMessage>,
  )
  expect(html).toContain('<strong>Request sent</strong>')
  expect(html).toContain('Your case number is <b>26-40718</b>.')
  expect(html).toContain('<a href="/tickets/1">Open ticket</a>')
})

test('shows HTML text, sanitised [S2-185]', () => {
  const html = 'Your case number is <b onclick="x()">26-40718</b>.<script>alert(1)</script>'
  const rendered = renderToStaticMarkup(<FlashMessage title="Request sent" html={html} />)
  expect(rendered).toContain('Your case number is <b>26-40718</b>.</div>')
})

test.each<[FlashKind, string]>([
  ['info', 'status'],
  ['success', 'status'],
  ['error', 'alert'],
])('%s is announced as %s [S2-186]', (kind, role) => {
  expect(renderToStaticMarkup(<FlashMessage kind={kind} title="Title" />)).toContain(`role="${role}"`)
})

test('can be hidden without script, and stays visible until then [S2-188] [S4-066]', () => {
  const html = renderToStaticMarkup(<FlashMessage title="Title" hideLabel="Hide message" />)
  expect(html).toMatch(/<details open=""><summary[^>]* aria-label="Hide message"/)
  expect(sheet).toContain('.flash:has(> details:not([open])) { display: none; }')
  expect(html).not.toContain('autoHides')
})

test('a static message has no hide button [S2-189]', () => {
  expect(renderToStaticMarkup(<FlashMessage title="Title" />)).not.toContain('<details')
})

test('a floating message is fixed at the bottom right [S2-190]', () => {
  expect(renderToStaticMarkup(<FlashMessage floating title="Title" />)).toMatch(/^<div class="[^"]*floating/)
  expect(rule('floating')).toMatch(/position: fixed;[^}]*inset-block-end:[^}]*inset-inline-end:/)
})

test('a floating message hides by itself after 7000 ms, but not while hovered or focused [S2-191] [S4-067] [S9-028]', () => {
  expect(renderToStaticMarkup(<FlashMessage floating kind="success" title="Title" />)).toContain('autoHides')
  expect(rule('autoHides')).toContain('animation: leave var(--t-base) linear var(--t-flash) forwards')
  expect(tokens).toContain('--t-flash: 7000ms')
  expect(sheet).toContain('.autoHides:hover, .autoHides:focus-within { animation-play-state: paused; }')
})

test('a floating error does not hide by itself', () => {
  expect(renderToStaticMarkup(<FlashMessage floating kind="error" title="Title" />)).not.toContain('autoHides')
})
