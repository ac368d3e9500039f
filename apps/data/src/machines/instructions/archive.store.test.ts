import { execFile } from 'node:child_process'
import { createHash, generateKeyPairSync, randomBytes, verify } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import yauzl from 'yauzl'
import type { Database } from '../../postgres/database.ts'
import { rolledBack } from '../../postgres/rolled-back.ts'
import { readSettings } from '../../settings.ts'
import { createSoftwareSigning } from '../../software/software-signing.ts'
import { type ArchiveDeps, createArchive } from './create-archive.ts'
import { addDocument, addMachine, addProduct } from './instructions.fixture.ts'

const url = readSettings().DATA_DATABASE_URL
const { privateKey } = generateKeyPairSync('ed25519')
const softwareSigning = createSoftwareSigning(privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'))
const serialNumber = '07-1000-001'

function aPdf(size = 5000) {
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size)])
  const sha256 = createHash('sha256').update(content).digest('hex')
  return { content, file: { sha256, objectKey: sha256, crc32: crc32(content), byteSize: content.byteLength } }
}

function depsOf(db: Database, objects: Record<string, Buffer>): ArchiveDeps {
  const find = async (_bucket: string, key: string) => {
    const content = objects[key]
    return content && { content: Readable.from([content]), byteSize: content.byteLength }
  }
  return { db, softwareSigning, publicOrigin: 'https://www.norlitz.example', storage: { find }, filesBucket: 'files' }
}

async function create(deps: ArchiveDeps, language: string) {
  const archive = await createArchive(deps, { serialNumber, language })
  if (!archive.ok) throw new Error(archive.reason)
  return archive.value
}

/** Reads an archive with a library that did not write it. */
async function unzip(content: Buffer): Promise<Map<string, Buffer>> {
  const zip = await yauzl.fromBufferPromise(content, { lazyEntries: true, strictFileNames: true })
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  return files
}

test('an archive has the documents of one language with a page, checksums and our signature', () =>
  rolledBack(url, async (db) => {
    await addProduct(db.queries)
    await addMachine(db, { placedOnMarket: '2020-05-01' })
    const [old, current, german, declaration] = [aPdf(), aPdf(), aPdf(), aPdf()]
    const first = await addDocument(db.queries, old.file)
    await addDocument(db.queries, { ...current.file, version: '2.0', issuedOn: '2026-01-01', replaces: first })
    const inGerman = { language: 'de', title: 'Betriebsanleitung <7>', origin: 'translation' as const }
    await addDocument(db.queries, { ...german.file, ...inGerman })
    await addDocument(db.queries, { ...declaration.file, kind: 'declaration', title: 'Declaration' })
    const objects = Object.fromEntries([old, current, german, declaration].map((one) => [one.file.sha256, one.content]))
    const deps = depsOf(db, objects)

    const english = await create(deps, 'en')
    const content = await buffer(Readable.from(english.content()))
    expect(content.byteLength).toBe(english.byteSize)
    const files = await unzip(content)
    expect([...files.keys()]).toEqual([
      'index.html',
      'SHA256SUMS',
      'SHA256SUMS.sig',
      'instructions-testor-7-2.0-en.pdf',
      'instructions-testor-7-1.0-en.pdf',
      'declaration-testor-7-1.0-en.pdf',
    ])
    expect(files.get('instructions-testor-7-2.0-en.pdf')).toEqual(current.content)
    const sums = files.get('SHA256SUMS') ?? Buffer.alloc(0)
    expect(verify(null, sums, softwareSigning.publicKey, files.get('SHA256SUMS.sig') ?? Buffer.alloc(0))).toBe(true)
    const page = files.get('index.html')?.toString() ?? ''
    expect(page).toContain('href="instructions-testor-7-1.0-en.pdf"')
    expect(page).not.toMatch(/<script|src=|<link/)

    const inLanguage = await unzip(await buffer(Readable.from((await create(deps, 'de')).content())))
    expect([...inLanguage.keys()].slice(3)).toEqual([
      'instructions-testor-7-1.0-de.pdf',
      'declaration-testor-7-1.0-en.pdf',
    ])
    expect(inLanguage.get('index.html')?.toString()).toContain('Betriebsanleitung &#60;7&#62;')
    await checkWithPrograms(files)
  }))

/** With the programs that customers have: `sha256sum` and OpenSSL. */
async function checkWithPrograms(files: ReadonlyMap<string, Buffer>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'instructions-'))
  try {
    for (const [name, content] of files) await writeFile(join(folder, name), content)
    await writeFile(join(folder, 'key.pem'), softwareSigning.publicKey)
    const run = async (program: string, ...args: string[]) =>
      (await promisify(execFile)(program, args, { cwd: folder })).stdout
    expect((await run('sha256sum', '-c', 'SHA256SUMS')).trim().split('\n')).toHaveLength(4)
    const signed = ['-rawin', '-in', 'SHA256SUMS', '-sigfile', 'SHA256SUMS.sig']
    expect(await run('openssl', 'pkeyutl', '-verify', '-pubin', '-inkey', 'key.pem', ...signed)).toMatch(/Success/)
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('an archive of 500 MB is streamed with less than 64 MB of memory, and its first byte arrives at once', () =>
  rolledBack(url, async (db) => {
    const chunk = Buffer.alloc(64 * 1024, 7)
    const byteSize = 125_000_000
    await addProduct(db.queries)
    await addMachine(db, { placedOnMarket: '2020-05-01' })
    for (const title of ['One', 'Two', 'Three', 'Four'])
      await addDocument(db.queries, { kind: 'other', title, byteSize })
    async function* write() {
      for (let left = byteSize; left > 0; left -= chunk.byteLength)
        yield chunk.subarray(0, Math.min(left, chunk.byteLength))
    }
    const find = async () => ({ content: Readable.from(write()), byteSize })
    const started = performance.now()
    const archive = await create({ ...depsOf(db, {}), storage: { find } }, 'en')
    const before = process.memoryUsage().rss
    let [received, firstByteMs, maxGrowth] = [0, 0, 0]
    for await (const part of Readable.from(archive.content(), { objectMode: true, highWaterMark: 1 })) {
      firstByteMs ||= performance.now() - started
      received += part.byteLength
      maxGrowth = Math.max(maxGrowth, process.memoryUsage.rss() - before)
    }
    expect(received).toBe(archive.byteSize)
    expect(received).toBeGreaterThan(500_000_000)
    expect(firstByteMs).toBeLessThan(500)
    expect(maxGrowth).toBeLessThan(64_000_000)
  }))

test('a machine without documents, and one that does not exist, have no archive', () =>
  rolledBack(url, async (db) => {
    await addProduct(db.queries)
    const unknown = { ok: false, reason: 'unknown' }
    expect(await createArchive(depsOf(db, {}), { serialNumber, language: 'en' })).toEqual(unknown)
    await addMachine(db, { placedOnMarket: '2020-05-01' })
    expect(await createArchive(depsOf(db, {}), { serialNumber, language: 'en' })).toEqual(unknown)
  }))

test('a missing file breaks the download off instead of leaving the file out', () =>
  rolledBack(url, async (db) => {
    await addProduct(db.queries)
    await addMachine(db, { placedOnMarket: '2020-05-01' })
    await addDocument(db.queries, aPdf().file)
    const archive = await create(depsOf(db, {}), 'en')
    await expect(buffer(Readable.from(archive.content()))).rejects.toThrow('missing')
  }))
