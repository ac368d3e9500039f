import { randomUUIDv7 } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ObjectStorage } from '@ferrule/connectors/object-storage/object-storage'
import { products } from '@ferrule/seeds/catalogue/products'
import { expect, test } from 'vitest'
import type { Database } from '../../postgres/database.ts'
import { rolledBack } from '../../postgres/rolled-back.ts'
import { readSettings } from '../../settings.ts'
import { seedCatalogue } from '../seed-catalogue.ts'
import { createImportCatalogueJob } from './import-catalogue.job.ts'
import { listImports } from './requested-import-queries.ts'
import { readImport, requestDryRun, requestImport, resumeImport } from './requested-imports.ts'

const url = readSettings().DATA_DATABASE_URL
const startTime = new Date('2026-03-01T08:00:00Z')
const now = () => startTime
const never = () => Promise.reject(new Error('not expected'))

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => JSON.stringify({ ...products[index % 100], slug: `requested-${index}` }))

/** A store with one file, whose connection can fail after a number of bytes. */
function fakeStorage(text: string, { breaksAfter = Number.POSITIVE_INFINITY } = {}): ObjectStorage {
  async function* content() {
    yield Buffer.from(text.slice(0, breaksAfter))
    if (text.length > breaksAfter) throw new Error('connection cut')
  }
  return {
    find: async () => ({ content: Readable.from(content(), { objectMode: false }), byteSize: text.length }),
    ensureBucket: never,
    put: never,
    putLarge: never,
    copy: never,
    remove: never,
    close: () => {},
  }
}

const runWith = (db: Database, storage: ObjectStorage) =>
  createImportCatalogueJob({ db, storage, filesBucket: 'files', now })

async function aDryRun(db: Database, fileName = 'parts.jsonl'): Promise<string> {
  const id = randomUUIDv7()
  return requestDryRun({ db, now }, { id, fileName, fileHash: id, storageKey: id, requestedBy: 'anna' })
}

test('checks a file, then imports it once, with a report and an audit event for each step', () =>
  rolledBack(url, async (db) => {
    await seedCatalogue(db, startTime)
    const run = runWith(db, fakeStorage([...lines(120), '{"slug":"No Slug"}'].join('\n')))
    const importId = await aDryRun(db)
    expect(await requestImport({ db, now }, importId, 'anna')).toBeUndefined()
    await run({ importId })
    const check = await readImport({ db, now }, importId)
    expect(check).toMatchObject({ state: 'finished', isDryRun: true, counts: { created: 120, refused: 1 } })
    expect(check?.rows[0]).toMatchObject({ place: 'line 121', outcome: 'refused' })

    const started = await requestImport({ db, now }, importId, 'bert')
    expect(await requestImport({ db, now }, importId, 'anna')).toBe(started)
    await run({ importId: started })
    expect(await readImport({ db, now }, started ?? '')).toMatchObject({
      state: 'finished',
      rowsDone: 121,
      rowsTotal: 121,
      counts: { created: 120, unchanged: 0, refused: 1 },
      requestedBy: 'bert',
    })
    expect((await listImports(db.queries)).find(({ id }) => id === importId)?.isFollowed).toBe(true)
    const events = await db.queries
      .selectFrom('auditEvent')
      .where('subjectType', '=', 'catalogue-import')
      .where('subjectId', 'in', [importId, started ?? ''])
      .select(['actor', 'action'])
      .orderBy('id')
      .execute()
    expect(events).toEqual([
      { actor: 'staff:anna', action: 'catalogue-import.checked' },
      { actor: 'staff:bert', action: 'catalogue-import.started' },
    ])
  }))

test('retries an internal error and counts no row twice', () =>
  rolledBack(url, async (db) => {
    await seedCatalogue(db, startTime)
    const text = lines(150).join('\n')
    const importId = await aDryRun(db)
    await expect(runWith(db, fakeStorage(text, { breaksAfter: 1000 }))({ importId })).rejects.toThrow('connection cut')
    expect(await readImport({ db, now }, importId)).toMatchObject({ state: 'broken', failure: 'fault' })
    expect(await resumeImport({ db, now }, importId, 'anna')).toBe(true)
    await runWith(db, fakeStorage(text))({ importId })
    await runWith(db, fakeStorage(text))({ importId })
    expect(await readImport({ db, now }, importId)).toMatchObject({ state: 'finished', counts: { created: 150 } })
    expect(await resumeImport({ db, now }, importId, 'anna')).toBe(false)
  }))

test('marks an unreadable file and does not retry it', () =>
  rolledBack(url, async (db) => {
    const importId = await aDryRun(db, 'parts.xlsx')
    await runWith(db, fakeStorage('no workbook'))({ importId })
    const broken = await readImport({ db, now }, importId)
    expect(broken).toMatchObject({ state: 'broken', failure: 'unreadable' })
    expect(broken?.failureDetail).not.toBe('')
  }))
