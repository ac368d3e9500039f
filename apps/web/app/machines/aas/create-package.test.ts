import { crc32 } from 'node:zlib'
import { aMachine } from '@ferrule/domain/machines/aas/shell-facts.fixture'
import { expect, test } from 'vitest'
import { createPackage } from './create-package.server.ts'

const pdf = Buffer.from('%PDF-1.7 demo')
const { documents, ...machine } = aMachine()
const files = documents.map((document) => ({ ...document, crc32: crc32(pdf), byteSize: pdf.byteLength }))
const shell = { facts: { ...machine, documents: files }, files }

async function write(withFiles: boolean) {
  const created = createPackage(shell, withFiles)
  if (!created.ok) throw new Error(created.reason)
  const read: string[] = []
  const chunks = await Array.fromAsync(
    created.value.content(async ({ id }) => {
      read.push(id)
      return new Blob([pdf]).stream()
    }),
  )
  return { byteSize: created.value.byteSize, bytes: Buffer.concat(chunks), read }
}

test('a package has the announced size and reads each document once, in their order', async () => {
  const { byteSize, bytes, read } = await write(true)
  expect(bytes.byteLength).toBe(byteSize)
  expect(read).toEqual(documents.map(({ id }) => id))
  expect(bytes.toString('latin1').split(pdf.toString()).length - 1).toBe(documents.length)
})

test('a package without files reads none and links to the website', async () => {
  const { byteSize, bytes, read } = await write(false)
  expect([bytes.byteLength, read]).toEqual([byteSize, []])
  expect(bytes.toString('latin1')).toContain('https://www.norlitz.example/id/24-1555-666/documents/d2/2.0.pdf')
})

test('a package above the limit of the format is refused', () => {
  const large = files.map((file) => ({ ...file, byteSize: 2 ** 31 }))
  expect(createPackage({ ...shell, files: large }, true)).toEqual({ ok: false, reason: 'too-large' })
})
