import { randomUUIDv7 } from 'node:crypto'
import { releases } from '@ferrule/seeds/software/releases'
import { toSbom } from '@ferrule/seeds/software/sboms'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { actorOf, addCustomer } from '../advisories/advisories.fixture.ts'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import { importSbom } from './import-sbom.ts'
import { readSbom } from './read-sbom.ts'

const url = readSettings().DATA_DATABASE_URL
const now = () => new Date('2026-11-18T08:00:00Z')
const release = { family: 'testor', version: '6.4.1' }
const [sample] = releases
if (!sample) throw new Error('no release')
const text = toSbom({ ...sample, ...release })

async function addRelease(db: Database): Promise<void> {
  await sql`insert into software_release (id, family, version, released_on, notes, object_key, file_name, byte_size, sha256)
    values (${randomUUIDv7()}, 'testor', '6.4.1', '2026-10-28', '{"en":"New"}', 'testor', 'testor.zip', 1,
      ${sample?.sha256})`.execute(db.queries)
}

test('a list of components is saved once, and its owner of such a machine reads the same bytes', () =>
  rolledBack(url, async (db) => {
    await addRelease(db)
    await addCustomer(db, 'sbom@example.com', { '56-9': '6.2.0' })
    expect(await importSbom({ db, now }, { ...release, text })).toEqual({ ok: true, value: 'new' })
    expect(await importSbom({ db, now }, { ...release, text })).toEqual({ ok: true, value: 'unchanged' })
    const { rows } = await sql`select from audit_event where action = 'import-sbom'
      and after ->> 'family' = 'testor'`.execute(db.queries)
    expect(rows).toHaveLength(1)
    const read = await readSbom({ db }, actorOf('sbom@example.com'), release)
    expect(read).toMatchObject({ document: text, fileName: 'testor-control-6.4.1.cdx.json' })
    expect(await readSbom({ db }, actorOf('sbom@example.com'), { ...release, version: '6.2.0' })).toBeUndefined()
  }))

test('people without such a machine get no list of components', () =>
  rolledBack(url, async (db) => {
    await addRelease(db)
    await importSbom({ db, now }, { ...release, text })
    expect(await readSbom({ db }, actorOf('stranger@example.com'), release)).toBeUndefined()
  }))

test.each([
  ['another file for the same release', `${text} `, 'already-stated'],
  ['a file of another version', text.replaceAll('6.4.1', '9.9.9'), 'already-stated'],
])('%s is refused, and so is each change of the saved one', (_, other, reason) =>
  rolledBack(url, async (db) => {
    await addRelease(db)
    await importSbom({ db, now }, { ...release, text })
    expect(await importSbom({ db, now }, { ...release, text: other })).toMatchObject({ ok: false, reason })
    await expect(
      db.transaction((tx) => sql`update software_sbom set components = components + 1`.execute(tx)),
    ).rejects.toThrow('never changes')
  }),
)

test.each([
  ['no CycloneDX', '{"bomFormat":"SPDX"}', 'not-cyclonedx'],
  ['no JSON', 'bom', 'not-cyclonedx'],
  ['faulty', text.replace('"library"', '"gadget"'), 'invalid'],
  ['of another version', text.replaceAll('6.4.1', '9.9.9'), 'other-version'],
])('a file that is %s is refused', (_, faulty, reason) =>
  rolledBack(url, async (db) => {
    await addRelease(db)
    expect(await importSbom({ db, now }, { ...release, text: faulty })).toMatchObject({ ok: false, reason })
  }),
)

test('a list of components for an unknown release is refused', () =>
  rolledBack(url, async (db) => {
    const result = await importSbom({ db, now }, { ...release, text })
    expect(result).toMatchObject({ ok: false, reason: 'release-unknown' })
  }))
