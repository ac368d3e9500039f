import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findExcess, folderMegabytes, toMegabytes } from './image-size.ts'

test.each([
  ['437 MB', 437],
  ['1.2 GB', 1200],
  ['62.5 kB', 0.0625],
])('reads %s', (size, megabytes) => {
  expect(toMegabytes(size)).toBe(megabytes)
})

test('refuses a size that it cannot read, instead of letting it pass as small', () => {
  expect(() => toMegabytes('437 MiB')).toThrow('no size: 437 MiB')
  expect(() => toMegabytes('')).toThrow('no size')
})

test('adds the files of all folders', () => {
  const folder = mkdtempSync(join(tmpdir(), 'image-size-'))
  try {
    mkdirSync(join(folder, 'previous/1/assets'), { recursive: true })
    writeFileSync(join(folder, 'previous/1/assets/a.js'), 'x'.repeat(1_500_000))
    writeFileSync(join(folder, 'previous/operations.json'), 'x'.repeat(500_000))
    expect(folderMegabytes(folder)).toBe(2)
    expect(folderMegabytes(join(folder, 'missing'))).toBe(0)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('finds an image larger than its limit, without the assets of earlier versions', () => {
  expect(findExcess({ megabytes: 437, previousMegabytes: 0, maxMegabytes: 218 })).toBe(
    'has 437 MB of its own, more than 218',
  )
  expect(findExcess({ megabytes: 230, previousMegabytes: 20, maxMegabytes: 223 })).toBeUndefined()
  expect(findExcess({ megabytes: 218, previousMegabytes: 0, maxMegabytes: 218 })).toBeUndefined()
})
