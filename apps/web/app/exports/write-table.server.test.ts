import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { writeTable } from './write-table.server.ts'

const table = {
  name: 'Tickets',
  head: ['=Subject', 'Number'],
  rows: [
    ['Seal;=HYPERLINK("http://evil.example")', 1],
    ['＝1+1', 2],
    ['Press 4', 3],
  ],
}

test('no text of a workbook or of a CSV file can become a formula [I9]', async () => {
  const sheet = await readSheet(Buffer.from(await writeTable(table, 'xlsx')))
  expect(sheet).toEqual([
    ["'=Subject", 'Number'],
    ['Seal;\'=HYPERLINK("http://evil.example")', 1],
    ["'＝1+1", 2],
    ['Press 4', 3],
  ])
  const csv = new TextDecoder().decode(await writeTable(table, 'csv'))
  expect(csv.split('\r\n').slice(0, 3)).toEqual([
    '"\'=Subject","Number"',
    '"Seal;\'=HYPERLINK(""http://evil.example"")","1"',
    '"\'＝1+1","2"',
  ])
})
