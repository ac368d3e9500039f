import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCrc32 } from '../../files/crc32.ts'
import { toMachineDataArchive, toMachineDataName } from './machine-data-archive.ts'
import { someMachineData } from './machine-data.fixture.ts'
import { machineData } from './machine-data.ts'

/** The files of an archive without compression, by name. */
function readFiles(archive: Uint8Array): Map<string, string> {
  const bytes = Buffer.from(archive)
  const files = new Map<string, string>()
  let at = 0
  while (bytes.readUInt32LE(at) === 0x04034b50) {
    const [size, nameBytes] = [bytes.readUInt32LE(at + 18), bytes.readUInt16LE(at + 26)]
    const start = at + 30 + nameBytes
    const content = bytes.subarray(start, start + size)
    expect(bytes.readUInt32LE(at + 14)).toBe(crc32(content))
    files.set(bytes.toString('utf8', at + 30, start), content.toString())
    at = start + size
  }
  return files
}

test('the checksum is that of zlib', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (content) => {
      expect(toCrc32(content)).toBe(crc32(content))
    }),
  )
})

test('has the data as JSON with its schema, and a table for each list', () => {
  const data = someMachineData()
  const files = readFiles(toMachineDataArchive(data))
  expect([...files.keys()]).toEqual([
    'machine.json',
    'machine.schema.json',
    'machine.csv',
    'moves.csv',
    'tickets.csv',
    'ordered-parts.csv',
    'documents.csv',
    'advisories.csv',
  ])
  expect(machineData.parse(JSON.parse(files.get('machine.json') ?? ''))).toEqual(data)
  expect(JSON.parse(files.get('machine.schema.json') ?? '')).toMatchObject({
    title: 'Data of a machine',
    required: Object.keys(machineData.shape),
  })
  expect(toMachineDataName(data)).toBe('machine-data-24-1555-666.zip')
})

test('a table has its columns also without rows, and no cell that a spreadsheet runs', () => {
  const files = readFiles(toMachineDataArchive(someMachineData({ moves: [] })))
  expect(files.get('moves.csv')).toBe('\uFEFF"movedAt","fromPlant","fromPlace","toPlant","toPlace"\r\n')
  expect(files.get('tickets.csv')).toContain('"26-00042","\'=cmd|""calc""!A1, wire ""jams""","repair"')
  expect(files.get('machine.csv')).toContain('"2024-03-01","","2027-03-01","none","","6.4.1"')
})
