import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HtmlText } from './html-text.tsx'

const draw = (html: string) => renderToStaticMarkup(<HtmlText html={html} />)

test.each([
  ['Your case number is <b>26-40718</b>.', 'Your case number is <b>26-40718</b>.'],
  ['<P>One<br/>two</P><ul><li>three</ul>', '<p>One<br/>two</p><ul><li>three</li></ul>'],
  ['See <a href="/en/news">news</a>', 'See <a href="/en/news">news</a>'],
  ["<a href='mailto:a@b.example'>write</a>", '<a href="mailto:a@b.example">write</a>'],
  ['5 &lt; 6 &amp; 7 &#62; 6', '5 &lt; 6 &amp; 7 &gt; 6'],
  ['never closed <em>but ends', 'never closed <em>but ends</em>'],
])('keeps what a message may have: %s', (html, expected) => {
  expect(draw(html)).toBe(expected)
})

test.each([
  ['<script>alert(1)</script>after', 'after'],
  ['<scr<script></script>ipt>alert(1)</script>', 'alert(1)'],
  ['<img src=x onerror=alert(1)>text', 'text'],
  ['<b onclick="alert(1)" style="color:red">bold</b>', '<b>bold</b>'],
  ['<a href="javascript:alert(1)">go</a>', '<span>go</span>'],
  ['<a href="&#106;avascript:alert(1)">go</a>', '<span>go</span>'],
  ['<a href="//evil.example">go</a>', '<span>go</span>'],
  ['<a href="/\\evil.example">go</a>', '<span>go</span>'],
  ['<a href="data:text/html,x">go</a>', '<span>go</span>'],
  ['<a title="> <img onerror=x>" href="/ok">go</a>', '<a href="/ok">go</a>'],
  ['<!-- <b> --><svg><a href="/x">in</a></svg>text', 'text'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['</b></p>1 < 2', '1 &lt; 2'],
])('leaves out what it may not: %s', (html, expected) => {
  expect(draw(html)).toBe(expected)
})

test.each(['<a href="', '<', '<script', "<b '", '<!--'])('is not held up by a message full of %s', (beginning) => {
  const begun = performance.now()
  draw(beginning.repeat(50_000))
  expect(performance.now() - begun).toBeLessThan(1000)
})
