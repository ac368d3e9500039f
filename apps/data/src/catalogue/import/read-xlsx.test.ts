import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import { productRecord } from '@ferrule/domain/catalogue/import-records'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readXlsx } from './read-xlsx.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'xlsx-'))
})
afterAll(() => rm(folder, { recursive: true }))

const header = (signature: number, length: number) => {
  const bytes = Buffer.alloc(length)
  bytes.writeUInt32LE(signature)
  return bytes
}

/** A workbook, which is a zip of XML files. */
function zipOf(files: Record<string, string>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text)
    const packed = deflateRawSync(content)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(crc32(content), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(content.length, 18)
    fields.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([header(0x04034b50, 4), fields, Buffer.from(name), packed])
    const central = Buffer.concat([header(0x02014b50, 6), fields, Buffer.alloc(10), Buffer.alloc(4), Buffer.from(name)])
    central.writeUInt32LE(offset, 42)
    parts.push(local)
    directory.push(central)
    offset += local.length
  }
  const end = header(0x06054b50, 22)
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, ...directory, end])
}

async function rowsOf(files: Record<string, string>) {
  return rowsIn(zipOf(files))
}

async function rowsIn(content: Buffer) {
  const file = join(folder, 'file.xlsx')
  await writeFile(file, content)
  return Array.fromAsync(readXlsx(file))
}

const shared = ['slug', 'brand', 'status', 'countries', 'name_en', 'Corva 1', 'active', 'spec:weight']
const sharedStrings = `<sst>${shared.map((text) => `<si><t>${text}</t></si>`).join('')}<si><r><t>Nor</t></r><r><t>litz</t></r></si></sst>`
const sharedCell = (cell: string, text: string) => `<c r="${cell}" t="s"><v>${shared.indexOf(text)}</v></c>`
const sheet = `<worksheet><sheetData>
  <row r="1">${['slug', 'brand', 'status', 'countries', 'name_en'].map((name, index) => sharedCell(`${'ABCDE'[index]}1`, name)).join('')}${sharedCell('AA1', 'spec:weight')}</row>
  <row r="2"><c r="A2" t="inlineStr"><is><t>corva-1</t></is></c><c r="B2" t="s"><v>8</v></c>${sharedCell('C2', 'active')}<c r="D2" t="str"><v>ALL CH</v></c>${sharedCell('E2', 'Corva 1')}<c r="AA2"><v>42.5</v></c></row>
  <row r="3"><c r="A3" t="inlineStr"><is><t/></is></c></row>
</sheetData></worksheet>`

test('parses rows of the first sheet with shared, inline and plain cells', async () => {
  const rows = await rowsOf({ 'xl/sharedStrings.xml': sharedStrings, 'xl/worksheets/sheet1.xml': sheet })
  expect(rows).toHaveLength(1)
  const [row] = rows
  if (row?.kind !== 'product') throw new Error('no product')
  expect(row.place).toBe('row 2')
  expect(productRecord.parse(row.product)).toMatchObject({
    slug: 'corva-1',
    brand: 'Norlitz',
    status: 'active',
    supportedCountries: ['ALL', 'CH'],
    texts: { en: { name: 'Corva 1' } },
    specifications: [{ definition: 'weight', minimum: 42.5, maximum: 42.5 }],
  })
})

test('rejects a workbook without a sheet and a file that is no workbook', async () => {
  await expect(rowsOf({ 'xl/other.xml': '<a/>' })).rejects.toThrow('no first sheet')
  const file = join(folder, 'text.xlsx')
  await writeFile(file, 'slug,brand')
  await expect(Array.fromAsync(readXlsx(file))).rejects.toThrow()
})

describe('rejects a decompression bomb [F5]', () => {
  const zeros = '0'.repeat(20_000_000)

  test('by its compression ratio, before unpacking', async () => {
    const bomb = zipOf({ 'xl/worksheets/sheet1.xml': zeros })
    await expect(rowsIn(bomb)).rejects.toThrow('too large')
  })

  test('as an archive of archives', async () => {
    const inner = zipOf({ 'a.xml': zeros }).toString('latin1')
    const files = Object.fromEntries(Array.from({ length: 16 }, (_, index) => [`lib ${index}.zip`, inner]))
    await expect(rowsOf(files)).rejects.toThrow('no first sheet')
  })

  test('that declares a smaller size than it has', async () => {
    const bomb = zipOf({ 'xl/worksheets/sheet1.xml': zeros })
    const directory = bomb.lastIndexOf('PK\x01\x02')
    bomb.writeUInt32LE(1000, directory + 24)
    await expect(rowsIn(bomb)).rejects.toThrow()
  })
})
