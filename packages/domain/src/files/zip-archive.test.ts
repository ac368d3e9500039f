import fc from 'fast-check'
import { expect, test } from 'vitest'
import { archiveBytes, toCentralDirectory, toLocalHeader } from './zip-archive.ts'

const entry = fc.record({
  name: fc.string({ minLength: 1, maxLength: 40 }),
  crc32: fc.nat(0xffff_ffff),
  byteSize: fc.nat(1_000_000),
  modifiedOn: fc.constantFrom('2026-10-01', '1979-01-01'),
})

test('every entry of the directory points at the header of its file', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 5 }), (entries) => {
      const directory = new DataView(toCentralDirectory(entries).buffer)
      const headers = entries.map((one) => toLocalHeader(one).byteLength)
      let [at, start] = [0, 0]
      for (const [index, { byteSize, crc32 }] of entries.entries()) {
        const facts = [
          directory.getUint32(at + 42, true),
          directory.getUint32(at + 16, true),
          directory.getUint32(at + 24, true),
        ]
        expect(facts).toEqual([start, crc32, byteSize])
        at += 46 + directory.getUint16(at + 28, true)
        start += (headers[index] ?? 0) + byteSize
      }
      expect([directory.getUint16(at + 10, true), directory.getUint32(at + 16, true)]).toEqual([entries.length, start])
      expect(archiveBytes(entries)).toBe(start + directory.byteLength)
    }),
  )
})

test('a file has its date and a name in UTF-8', () => {
  const header = toLocalHeader({ name: 'ü.pdf', crc32: 1, byteSize: 2, modifiedOn: '2026-10-01' })
  const view = new DataView(header.buffer)
  const date = view.getUint16(12, true)
  expect([1980 + (date >> 9), (date >> 5) & 15, date & 31]).toEqual([2026, 10, 1])
  expect(view.getUint16(6, true) & 0x0800).toBe(0x0800)
  expect(new TextDecoder().decode(header.subarray(30))).toBe('ü.pdf')
})
