import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HtmlText } from './html-text.tsx'

const renderHtml = (html: string) => renderToStaticMarkup(<HtmlText html={html} />)

test.each([
  ['Your case number is <b>26-40718</b>.', 'Your case number is <b>26-40718</b>.'],
  ['<P>One<br/>two</P><ul><li>three</ul>', '<p>One<br/>two</p><ul><li>three</li></ul>'],
  ['See <a href="/en/news">news</a>', 'See <a href="/en/news">news</a>'],
  ["<a href='mailto:a@b.example'>write</a>", '<a href="mailto:a@b.example">write</a>'],
  ['5 &lt; 6 &amp; 7 &#62; 6', '5 &lt; 6 &amp; 7 &gt; 6'],
  ['never closed <em>but ends', 'never closed <em>but ends</em>'],
])('keeps allowed HTML: %s', (html, expected) => {
  expect(renderHtml(html)).toBe(expected)
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
])('removes disallowed HTML: %s', (html, expected) => {
  expect(renderHtml(html)).toBe(expected)
})

test.each(['<a href="', '<', '<script', "<b '", '<!--'])(
  'parses a message full of %s in less than a second of processor time',
  (beginning) => {
    const before = process.cpuUsage()
    renderHtml(beginning.repeat(50_000))
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000)
  },
)

/** Mutation XSS: HTML that parses differently the second time. */
const mutating = [
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<iframe><p title="</iframe><img src=x onerror=alert(1)>">',
  '<style><p title="</style><img src=x onerror=alert(1)>">',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<svg></p><style><a id="</style><img src=x onerror=alert(1)>">',
  '<select><template><img src=x onerror=alert(1)></template></select>',
  '<b><svg><desc><b><img src=x onerror=alert(1)></b></desc></svg></b>',
  '<a href="/x"><noembed></a><img src=x onerror=alert(1)></noembed>',
  '<p id="<![CDATA["><img src=x onerror=alert(1)>]]>">',
  '<ul><li><title><b title="</title><img src=x onerror=alert(1)>">',
  '<b/onclick=alert(1)//><i\u2028onfocus=alert(1)>',
  '<a href="java&Tab;script&colon;alert(1)">go</a><a href="\u0001javascript:alert(1)">go</a>',
]

test.each(mutating)('output is stable when parsed again and has no scripts (X5): %s', (html) => {
  const once = renderHtml(html)
  expect(renderHtml(once)).toBe(once.replaceAll(/<[/]?span>/g, ''))
  const tags = [...once.matchAll(/<\/?([a-z0-9]+)([^>]*)>/gi)]
  for (const [, name = '', attributes = ''] of tags) {
    expect(['a', 'b', 'br', 'em', 'i', 'li', 'ol', 'p', 'span', 'strong', 'u', 'ul']).toContain(name.toLowerCase())
    expect(attributes).toMatch(/^( href="(\/(?!\/)|https?:|mailto:|tel:)[^"]*"| ?\/)?$/)
  }
})
