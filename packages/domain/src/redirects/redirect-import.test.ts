import { expect, test } from 'vitest'
import { findDelimiter, type RedirectRowVerdict, toImportReport } from './redirect-import.ts'

test.each([
  ['site,previousUrl,target\r\nmain,/a;b,/c', ','],
  ['\uFEFF"site";"previousUrl";"target"\n"main";"/a,b,c,d";"/c"', ';'],
  ['site\tpreviousUrl\ttarget\nmain\t/a,b\t/c', '\t'],
  ['', ','],
])('the delimiter of %j is %j', (csv, delimiter) => {
  expect(findDelimiter(csv)).toBe(delimiter)
})

test('the report counts all rows and shows the refused ones first', () => {
  const verdict = (line: number, outcome: RedirectRowVerdict['outcome']): RedirectRowVerdict => {
    return { line, site: 'main', previousUrl: `/${line}`, target: '/', outcome }
  }
  const many = Array.from({ length: 300 }, (_, index) => verdict(index + 2, 'created'))
  const report = toImportReport([...many, verdict(400, 'refused'), verdict(401, 'unchanged')], false)
  expect(report.counts).toEqual({ created: 300, changed: 0, unchanged: 1, refused: 1 })
  expect([report.rows.length, report.rows[0]?.line, report.rows[1]?.line]).toEqual([200, 400, 2])
})
