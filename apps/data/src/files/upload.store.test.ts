import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import { findUsableUploads } from './find-usable-uploads.ts'
import { findUploadState } from './find-upload-state.ts'
import { expireLooseUploads } from './delete-loose-uploads.ts'
import { receiveUpload } from './receive-upload.ts'
import { findUpload, markScanned } from './upload-store.ts'

const url = readSettings().DATA_DATABASE_URL
const id = 'store-test-'.padEnd(43, 'x')
const received = { id, fileName: '../Prüfung.jpg', byteSize: 7 }

test('a file reported twice is recorded once, with one job', () =>
  rolledBack(url, async (db) => {
    await receiveUpload({ db }, received)
    await receiveUpload({ db }, received)
    expect(await findUpload(db.queries, id)).toMatchObject({ fileName: 'Prüfung.jpg', byteSize: 7, state: 'pending' })
    const { rows } = await sql`select 1 from graphile_worker.jobs where key = ${`scan-upload:${id}`}`.execute(
      db.queries,
    )
    expect(rows).toHaveLength(1)
  }))

test('keeps the first scan result', () =>
  rolledBack(url, async (db) => {
    await receiveUpload({ db }, received)
    await markScanned(db.queries, id, { state: 'infected', mediaType: null, scannedAt: new Date() })
    await markScanned(db.queries, id, { state: 'clean', mediaType: 'image/jpeg', scannedAt: new Date() })
    expect((await findUpload(db.queries, id))?.state).toBe('infected')
  }))

test('a document cannot be used by a request', () =>
  rolledBack(url, async (db) => {
    await receiveUpload({ db }, received)
    expect(await findUsableUploads(db.queries, [id])).toEqual([expect.objectContaining({ fileName: 'Prüfung.jpg' })])
    const document = 'store-test-document-'.padEnd(43, 'x')
    await receiveUpload({ db }, { ...received, id: document, fileName: 'offer.pdf' })
    expect(await findUsableUploads(db.queries, [document])).toBeUndefined()
  }))

test('returns null for an unknown upload', () =>
  rolledBack(url, async (db) => {
    expect(await findUploadState({ db }, id)).toBeNull()
  }))

test('deletes an unattached file after two days and keeps one attached to a request', () =>
  rolledBack(url, async (db) => {
    const attached = 'store-test-attached-'.padEnd(43, 'x')
    await receiveUpload({ db }, received)
    await receiveUpload({ db }, { ...received, id: attached })
    await sql`insert into visitor_request (id, kind, answers, about, language, site_slug, time_zone, received_at, reply_due_at)
      values ('00000000-0000-7000-8000-000000000060', 'contact', '{}', '', 'en', '', 'UTC', now(), now() + interval '1 day')
      `.execute(db.queries)
    await sql`insert into request_file values (${attached}, '00000000-0000-7000-8000-000000000060', now())`.execute(
      db.queries,
    )
    const removed: string[] = []
    const storage = {
      remove: async (bucket: string, ids: readonly string[]) => void removed.push(`${bucket} ${ids.includes(id)}`),
    }
    const at = (time: number) => ({
      db,
      now: () => new Date(time),
      storage,
      buckets: { quarantine: 'q', files: 'f' },
    })
    await expireLooseUploads(at(Date.now() + 47 * 3_600_000))
    expect(await findUpload(db.queries, id)).toBeDefined()
    await expireLooseUploads(at(Date.now() + 49 * 3_600_000))
    expect(await findUpload(db.queries, id)).toBeUndefined()
    expect(removed.slice(-2)).toEqual(['f true', 'q true'])
    expect(await findUpload(db.queries, attached)).toBeDefined()
  }))
