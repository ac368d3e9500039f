import { expect, test } from 'vitest'
import { documentKindOf } from './document-kind.ts'

test.each([
  ['https://www.norlitz.example/en', 'page'],
  ['https://www.norlitz.example/en/products/corva-24?units=Metric', 'page'],
  ['https://www.norlitz.example/de-ch/mykomax/tickets/12', 'portal'],
  ['https://www.norlitz.example/en/komax/mykomax', 'portal'],
  ['https://www.norlitz.example/en/mykomaxes', 'page'],
  ['https://www.norlitz.example/en/requests/receipt/canary', 'form'],
  ['https://id.norlitz.example/realms/alpha/login-actions/authenticate?code=canary', 'login'],
  ['https://cms.norlitz.example/admin/collections/pages', 'content-admin'],
  ['https://www.norlitz.example/media/a.webp', 'picture'],
  ['chrome-extension://abc/page.html', 'other'],
  ['about:blank', 'other'],
  ['canary', 'other'],
  ['', 'other'],
])('%s is a document of the kind %s [X9]', (address, kind) => {
  expect(documentKindOf(address)).toBe(kind)
})
