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
import { continueImport, listImports, readImport, requestCheck, requestImport } from './requested-imports.ts'

const url = readSettings().DATA_DATABASE_URL
const moment = new Date('2026-03-01T08:00:00Z')
const now = () => moment
const never = () => Promise.reject(new Error('not asked for'))

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => JSON.stringify({ ...products[index % 100], slug: `requested-${index}` }))

/** A store that holds one file, and loses the connection after some of its bytes where it is told to. */
function aStore(text: string, { breaksAfter = Number.POSITIVE_INFINITY } = {}): ObjectStorage {
  async function* content() {
    yield Buffer.from(text.slice(0, breaksAfter))
    if (text.length > breaksAfter) throw new Error('the line is cut')
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

async function checked(db: Database, fileName = 'parts.jsonl'): Promise<string> {
  const id = randomUUIDv7()
  return requestCheck({ db, now }, { id, fileName, fileHash: id, storedAs: id, askedBy: 'anna' })
}

test('a file is checked, then imported once, with a report of each and an event for whoever asked', () =>
  rolledBack(url, async (db) => {
    await seedCatalogue(db, moment)
    const run = runWith(db, aStore([...lines(120), '{"slug":"No Slug"}'].join('\n')))
    const importId = await checked(db)
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
      askedBy: 'bert',
    })
    expect((await listImports({ db, now })).find(({ id }) => id === importId)?.isFollowed).toBe(true)
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

test('a fault of ours is tried again by itself, and no row is counted twice', () =>
  rolledBack(url, async (db) => {
    await seedCatalogue(db, moment)
    const text = lines(150).join('\n')
    const importId = await checked(db)
    await expect(runWith(db, aStore(text, { breaksAfter: 1000 }))({ importId })).rejects.toThrow('the line is cut')
    expect(await readImport({ db, now }, importId)).toMatchObject({ state: 'broken', failure: 'fault' })
    expect(await continueImport({ db, now }, importId, 'anna')).toBe(true)
    await runWith(db, aStore(text))({ importId })
    await runWith(db, aStore(text))({ importId })
    expect(await readImport({ db, now }, importId)).toMatchObject({ state: 'finished', counts: { created: 150 } })
    expect(await continueImport({ db, now }, importId, 'anna')).toBe(false)
  }))

test('a file that cannot be read is said to be so and not tried again', () =>
  rolledBack(url, async (db) => {
    const importId = await checked(db, 'parts.xlsx')
    await runWith(db, aStore('no workbook'))({ importId })
    const told = await readImport({ db, now }, importId)
    expect(told).toMatchObject({ state: 'broken', failure: 'unreadable' })
    expect(told?.failureDetail).not.toBe('')
  }))
