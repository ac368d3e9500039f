import { maxRedirectRows } from '@ferrule/domain/redirects/redirect-import'
import { expect, test } from 'vitest'
import { parseRedirectFile } from './parse-redirect-file.ts'

test.each([
  ['commas', 'site,previousUrl,target\r\nmain,"/a,b",/c\r\n'],
  ['semicolons and a byte order mark', '\uFEFF"Site";"Previous URL";"Target";"State"\n"main";"/a,b";"/c";"works"\n'],
  ['tabs', 'site\tprevious_url\ttarget\nmain\t/a,b\t/c'],
])('reads a file with %s', (_, csv) => {
  const cells = { site: 'main', previousUrl: '/a,b', target: '/c' }
  expect(parseRedirectFile(csv)).toEqual({ ok: true, value: [{ line: 2, cells }] })
})

test('a row has the number of its line, also after an empty one', () => {
  const rows = parseRedirectFile('previousUrl;target\n/a;/b\n\n/c;/d\n')
  expect(rows.ok && rows.value.map(({ line }) => line)).toEqual([2, 4])
})

test.each([
  ['without the column of previous addresses', 'site,target\nmain,/a', 'columns'],
  ['without rows', 'previousUrl,target\n', 'empty'],
  ['without a header', '', 'columns'],
  ['with an open quotation mark', 'previousUrl,target\n"/a,/b', 'unreadable'],
  ['with too many rows', `previousUrl,target\n${'/a,/b\n'.repeat(maxRedirectRows + 1)}`, 'too-many-rows'],
])('refuses a file %s', (_, csv, reason) => {
  expect(parseRedirectFile(csv)).toEqual({ ok: false, reason })
})
