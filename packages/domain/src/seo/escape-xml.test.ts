import { expect, test } from 'vitest'
import { escapeXml } from './escape-xml.ts'

test.each([
  ['<a href="x">Q&A\'s</a>', '&lt;a href=&quot;x&quot;&gt;Q&amp;A&apos;s&lt;/a&gt;'],
  ['a\u0000b\u001fc\ufffe', 'abc'],
  ['\ud800', '\ufffd'],
  ['电缆 𝄞', '电缆 𝄞'],
])('escapes %j as %j', (text, escaped) => {
  expect(escapeXml(text)).toBe(escaped)
})
