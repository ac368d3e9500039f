import { expect, test } from 'vitest'
import { toXmlText } from './to-xml-text.ts'

test.each([
  ['<a href="x">Q&A\'s</a>', '&lt;a href=&quot;x&quot;&gt;Q&amp;A&apos;s&lt;/a&gt;'],
  ['a\u0000b\u001fc\ufffe', 'abc'],
  ['\ud800', '\ufffd'],
  ['电缆 𝄞', '电缆 𝄞'],
])('%j is written %j', (text, written) => {
  expect(toXmlText(text)).toBe(written)
})
