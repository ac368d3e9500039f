import { crc32 } from 'node:zlib'
import { aMachine } from '@ferrule/domain/machines/aas/shell-facts.fixture'
import { loadTexts } from '@ferrule/texts/load-texts'
import { expect, test } from 'vitest'
import yauzl from 'yauzl'
import { createIirds } from './create-iirds.server.ts'
import { createVdi2770 } from './create-vdi2770.server.ts'
import type { MachinePackage } from './package-file.server.ts'

const { documents, ...machine } = aMachine()
const contentOf = (id: string) => Buffer.from(`%PDF-1.7 ${id}`)
const files = documents.map((document) => {
  const content = contentOf(document.id)
  return { ...document, crc32: crc32(content), byteSize: content.byteLength }
})
const shell = { facts: { ...machine, documents: files }, files }
const texts = await loadTexts('en', ['instructions'])

async function write(created: { ok: true; value: MachinePackage } | { ok: false; reason: string }) {
  if (!created.ok) throw new Error(created.reason)
  const chunks = await Array.fromAsync(created.value.content(async ({ id }) => new Blob([contentOf(id)]).stream()))
  const bytes = Buffer.concat(chunks)
  expect(bytes.byteLength).toBe(created.value.byteSize)
  return bytes
}

/** Reads an archive with a library that did not write it, which compares the checksums. */
async function unzip(archive: Buffer): Promise<Map<string, Buffer>> {
  const zip = await yauzl.fromBufferPromise(archive, { lazyEntries: true, strictFileNames: true })
  const found = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    const content = Buffer.concat(await Array.fromAsync(await zip.openReadStreamPromise(entry)))
    expect([entry.fileName, crc32(content)]).toEqual([entry.fileName, entry.crc32])
    found.set(entry.fileName, content)
  }
  return found
}

test('a VDI 2770 package has a main document and a container for each document, with its PDFs', async () => {
  const archive = await unzip(await write(await createVdi2770(shell, { language: 'en', texts })))
  expect([...archive.keys()]).toEqual([
    'VDI2770_Main.xml',
    'VDI2770_Main.pdf',
    'instructions-axion-24-2.0-en.zip',
    'safety-axion-24-1.0-de.zip',
  ])
  expect(archive.get('VDI2770_Main.pdf')?.toString('latin1')).toMatch(/^%PDF-/)
  const container = await unzip(archive.get('instructions-axion-24-2.0-en.zip') ?? Buffer.alloc(0))
  expect([...container.keys()]).toEqual(['VDI2770_Metadata.xml', 'instructions-axion-24-2.0-en.pdf'])
  expect(container.get('instructions-axion-24-2.0-en.pdf')).toEqual(contentOf('d2'))
})

test('equal documents result in equal bytes', async () => {
  const [first, second] = [await createVdi2770(shell, { language: 'en', texts }), createIirds(shell, 'Title')]
  const again = [await createVdi2770(shell, { language: 'en', texts }), createIirds(shell, 'Title')]
  for (const [index, created] of [first, second].entries())
    expect(await write(created)).toEqual(await write(again[index] ?? { ok: false, reason: 'missing' }))
})

test('an iiRDS package begins with its media type, and each PDF is where the metadata says', async () => {
  const bytes = await write(createIirds(shell, 'Instructions for Axion 24'))
  expect(bytes.subarray(30, 58).toString()).toBe('mimetypeapplication/iirds+zi')
  const archive = await unzip(bytes)
  const metadata = archive.get('META-INF/metadata.rdf')?.toString() ?? ''
  const sources = [...metadata.matchAll(/<iirds:source>([^<]+)</g)].map(([, path]) => path)
  expect([...archive.keys()]).toEqual(['mimetype', 'META-INF/metadata.rdf', ...sources])
  expect(archive.get('documents/safety-axion-24-1.0-de.pdf')).toEqual(contentOf('d3'))
})

test('a package above the limit of the format is refused', () => {
  const large = files.map((file) => ({ ...file, byteSize: 2 ** 31 }))
  expect(createIirds({ ...shell, files: large }, 'Title')).toEqual({ ok: false, reason: 'too-large' })
})
