import { inflateRawSync } from 'node:zlib'
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

test('a time is written in UTC and says so', async () => {
  const at = new Date('2026-11-20T08:15:00Z')
  const times = { name: 'Tickets', head: ['Opened'], rows: [[at]] }
  expect(new TextDecoder().decode(await writeTable(times, 'csv'))).toContain('"2026-11-20T08:15:00.000Z"')
  const workbook = Buffer.from(await writeTable(times, 'xlsx'))
  expect(await readSheet(workbook)).toEqual([['Opened'], [at]])
  expect(readZipEntry(workbook, 'xl/styles.xml')).toContain('yyyy-mm-dd hh:mm &quot;UTC&quot;')
})

/** The text of a compressed file of an archive: it follows the name in its local header. */
function readZipEntry(archive: Buffer, name: string): string {
  const nameAt = archive.indexOf(name)
  const extraLength = archive.readUInt16LE(nameAt - 2)
  return inflateRawSync(archive.subarray(nameAt + name.length + extraLength)).toString()
}
