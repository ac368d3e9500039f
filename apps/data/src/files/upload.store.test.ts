import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import { findUploadState } from './find-upload-state.ts'
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

test('the first verdict counts', () =>
  rolledBack(url, async (db) => {
    await receiveUpload({ db }, received)
    await markScanned(db.queries, id, { state: 'infected', mediaType: null, scannedAt: new Date() })
    await markScanned(db.queries, id, { state: 'clean', mediaType: 'image/jpeg', scannedAt: new Date() })
    expect((await findUpload(db.queries, id))?.state).toBe('infected')
  }))

test('nothing is known of a file that never arrived', () =>
  rolledBack(url, async (db) => {
    expect(await findUploadState({ db }, id)).toBeNull()
  }))
