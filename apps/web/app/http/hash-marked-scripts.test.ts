import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashMarkedScripts } from './hash-marked-scripts.server.ts'

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('hashes a script with the marker and removes the marker', () => {
  const { html, hashes } = hashMarkedScripts('<script type="module" nonce="m1">import "a"</script>', 'm1')
  expect(html).toBe('<script type="module">import "a"</script>')
  expect(hashes).toEqual([hash('import "a"')])
})

test('does not hash a script injected through content', () => {
  const injected = '<script>alert(1)</script><script nonce="guess">alert(2)</script>'
  expect(hashMarkedScripts(`${injected}<script nonce="m1">own()</script>`, 'm1')).toEqual({
    html: `${injected}<script>own()</script>`,
    hashes: [hash('own()')],
  })
})

test('a script with a src needs no hash', () => {
  const { html, hashes } = hashMarkedScripts('<script src="/a.js" nonce="m1"></script><link nonce="m1"/>', 'm1')
  expect([html, hashes]).toEqual(['<script src="/a.js"></script><link/>', []])
})
