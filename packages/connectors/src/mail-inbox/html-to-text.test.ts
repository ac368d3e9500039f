import { expect, test } from 'vitest'
import { htmlToText } from './html-to-text.ts'

test.each([
  ['lines', '<div>One<br>two</div><p>three</p>', 'One\ntwo\nthree'],
  ['a line break in the source is a space', 'One\r\n  two', 'One two'],
  ['signs', 'a &lt; b &amp; c&nbsp;&#8364;&#x41; &unknown;', 'a < b & c €A &unknown;'],
  ['what nobody sees', '<head><title>x</title></head><style>p{}</style>Yes<!-- no --><script>no()', 'Yes'],
  ['a sign that is none', '&#99999999;x', 'x'],
])('%s', (_, html, text) => {
  expect(htmlToText(html)).toBe(text)
})
