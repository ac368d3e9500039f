import { expect, test } from 'vitest'
import { toHtmlLink } from './to-html-link.ts'

test('escapes address and text', () => {
  expect(toHtmlLink('https://a.example/en?a=1&b="', '<b>"Cut" & strip</b>')).toBe(
    '<a href="https://a.example/en?a=1&amp;b=&quot;">&lt;b&gt;&quot;Cut&quot; &amp; strip&lt;/b&gt;</a>',
  )
})
