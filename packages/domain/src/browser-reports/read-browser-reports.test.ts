import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBrowserReports } from './read-browser-reports.ts'

const secret = 'canary'
const violation = (body: object) => ({
  type: 'csp-violation',
  url: `https://www.norlitz.example/en/requests/receipt/${secret}`,
  user_agent: secret,
  body: { documentURL: secret, sample: secret, originalPolicy: secret, ...body },
})

test.each([
  [
    'a report of the Reporting API',
    [violation({ effectiveDirective: 'script-src-elem', blockedURL: `https://evil.example/${secret}?a=${secret}` })],
    [{ type: 'csp-violation', directive: 'script-src-elem', document: 'form', blockedHost: 'evil.example' }],
  ],
  [
    'a report of report-uri',
    { 'csp-report': { 'document-uri': secret, 'violated-directive': "img-src 'self'", 'blocked-uri': 'data' } },
    [{ type: 'csp-violation', directive: 'img-src', document: 'other', blockedHost: 'data' }],
  ],
  [
    'an inline script',
    [violation({ effectiveDirective: 'script-src-elem', blockedURL: 'inline' })],
    [{ type: 'csp-violation', directive: 'script-src-elem', document: 'form', blockedHost: 'inline' }],
  ],
  [
    'an extension of the browser',
    [violation({ effectiveDirective: 'font-src', blockedURL: `chrome-extension://${secret}/a.woff` })],
    [{ type: 'csp-violation', directive: 'font-src', document: 'form', blockedHost: 'other' }],
  ],
  [
    'a directive that does not exist',
    [violation({ effectiveDirective: secret, blockedURL: 7 })],
    [{ type: 'csp-violation', directive: 'other', document: 'form', blockedHost: 'none' }],
  ],
  [
    'another kind of report',
    [{ type: 'deprecation', body: { id: secret, message: secret } }],
    [{ type: 'deprecation', directive: 'none', document: 'other', blockedHost: 'none' }],
  ],
  [
    'an unknown kind of report',
    [{ type: secret }],
    [{ type: 'other', directive: 'none', document: 'other', blockedHost: 'none' }],
  ],
  ['no report', [], []],
])('reads %s, and nothing but type, directive, kind of document and host [X9]', (_, content, expected) => {
  expect(readBrowserReports(content)).toEqual(expected)
})

test.each([[undefined], [null], ['text'], [7], [{}], [{ 'csp-report': 'text' }], [[7]], [[{ body: {} }]]])(
  'does not read %j',
  (content) => {
    expect(readBrowserReports(content)).toBeUndefined()
  },
)

test('reads at most twenty reports', () => {
  expect(readBrowserReports(Array.from({ length: 1000 }, () => violation({})))).toHaveLength(20)
})

test('returns few names and short hosts for any content', () => {
  const name = /^[a-z-]{1,30}$/
  const body = fc.record({ effectiveDirective: fc.string(), blockedURL: fc.oneof(fc.string(), fc.webUrl()) })
  fc.assert(
    fc.property(fc.array(fc.record({ type: fc.string(), body })), (content) => {
      for (const { type, directive, document, blockedHost } of readBrowserReports(content) ?? []) {
        expect([type, directive, document].every((one) => name.test(one))).toBe(true)
        expect(blockedHost).toMatch(/^[\w.:[\]%-]{1,100}$/)
      }
    }),
  )
})
