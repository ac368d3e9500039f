import { expect, test } from 'vitest'
import { htmlToText } from './html-to-text.ts'

test.each([
  ['lines', '<div>One<br>two</div><p>three</p>', 'One\ntwo\nthree'],
  ['a line break in the source is a space', 'One\r\n  two', 'One two'],
  ['character references', 'a &lt; b &amp; c&nbsp;&#8364;&#x41; &unknown;', 'a < b & c €A &unknown;'],
  ['invisible elements', '<head><title>x</title></head><style>p{}</style>Yes<!-- no --><script>no()', 'Yes'],
  ['an invalid character reference', '&#99999999;x', '\uFFFDx'],
  ['attributes', '<p title="a > b">Yes</p>', 'Yes'],
])('%s', (_, html, text) => {
  expect(htmlToText(html)).toBe(text)
})

test.each(['<', '<a>', '<div>', '<p>x', '<!--', '<b><p></b>', '<table><tr><td>', '&', '</x>'])(
  'converts 500,000 characters of %j in linear time [I11]',
  (part) => {
    const started = process.threadCpuUsage()
    htmlToText(part.repeat(500_000 / part.length))
    expect(process.threadCpuUsage(started).user).toBeLessThan(2_000_000)
  },
)
