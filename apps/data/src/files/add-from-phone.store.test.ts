import { randomBytes } from 'node:crypto'
import { phoneLinkMs } from '@ferrule/domain/files/phone-link'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import { addFromPhone, endPhoneLink, findPhoneLink, readFilesFromPhone } from './add-from-phone.ts'
import { createPhoneLinks } from './phone-links.ts'
import { receiveUpload } from './receive-upload.ts'

const url = readSettings().DATA_DATABASE_URL
const opened = new Date('2026-11-15T10:00:00Z')
const after = (ms: number) => () => new Date(opened.getTime() + ms)
const depsAt = (db: Database, now = after(0)) => ({
  db,
  now,
  phoneLinks: createPhoneLinks({ keys: ['for-tests'], now }),
})

async function receive(db: Database, count = 1): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  for (const id of ids) await receiveUpload({ db }, { id, fileName: 'press.jpg', byteSize: 10 })
  return ids
}

test('gives the files of a phone to its form, once, with one audit event', () =>
  rolledBack(url, async (db) => {
    const deps = depsAt(db)
    const { id, phone, form } = deps.phoneLinks.open()
    const files = await receive(db, 2)
    expect(await readFilesFromPhone(deps, form)).toEqual([])
    for (let run = 0; run < 2; run++) expect(await addFromPhone(deps, phone, files)).toMatchObject({ ok: true })
    expect((await readFilesFromPhone(deps, form))?.map((file) => file.id).toSorted()).toEqual(files.toSorted())
    const { rows } = await sql<{ action: string }>`select action from audit_event where subject_id = ${id}`.execute(
      db.queries,
    )
    expect(rows).toEqual([{ action: 'add-from-phone' }])
  }))

test('rejects a forged link, the form’s own token and unknown files, and separates two forms', () =>
  rolledBack(url, async (db) => {
    const deps = depsAt(db)
    const [mine, theirs] = [deps.phoneLinks.open(), deps.phoneLinks.open()]
    const files = await receive(db)
    const forged = `${mine.phone.startsWith('A') ? 'B' : 'A'}${mine.phone.slice(1)}`
    const unknown = { ok: false, reason: 'link-unknown' }
    expect(await addFromPhone(deps, forged, files)).toEqual(unknown)
    expect(await addFromPhone(deps, mine.form, files)).toEqual(unknown)
    const unusable = { ok: false, reason: 'file-unusable' }
    expect(await addFromPhone(deps, mine.phone, [randomBytes(32).toString('base64url')])).toEqual(unusable)
    await addFromPhone(deps, theirs.phone, files)
    expect(await readFilesFromPhone(deps, mine.form)).toEqual([])
    // The phone token cannot read, and a file added for one form cannot be moved to another.
    expect(await readFilesFromPhone(deps, theirs.phone)).toBeUndefined()
    await addFromPhone(deps, mine.phone, files)
    expect(await readFilesFromPhone(deps, mine.form)).toEqual([])
  }))

test('refuses files 15 minutes after the link was opened and after its form was sent', () =>
  rolledBack(url, async (db) => {
    const deps = depsAt(db)
    const late = depsAt(db, after(phoneLinkMs))
    const [{ phone }, other] = [deps.phoneLinks.open(), deps.phoneLinks.open()]
    const files = await receive(db)
    const expired = { ok: false, reason: 'link-over' }
    expect(await addFromPhone(late, phone, files)).toEqual(expired)
    expect(await findPhoneLink(late, phone)).toBeUndefined()
    expect(await endPhoneLink(deps, other.phone)).toEqual({ ok: false, reason: 'link-unknown' })
    expect(await findPhoneLink(deps, other.phone)).toBeDefined()
    expect(await endPhoneLink(deps, other.form)).toMatchObject({ ok: true })
    expect(await addFromPhone(deps, other.phone, files)).toEqual(expired)
    expect(await findPhoneLink(deps, other.phone)).toBeUndefined()
  }))

test('limits the files of a link to the maximum of a form', () =>
  rolledBack(url, async (db) => {
    const deps = depsAt(db)
    const { phone } = deps.phoneLinks.open()
    await addFromPhone(deps, phone, await receive(db, 9))
    expect(await addFromPhone(deps, phone, await receive(db, 2))).toEqual({ ok: false, reason: 'too-many' })
  }))
