import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { actorOf as advisoryActor, addCustomer } from '../advisories/advisories.fixture.ts'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { countUpdates } from './count-updates.ts'
import { createDownloadLinks } from './download-links.ts'
import { readLastDownloads } from './read-last-downloads.ts'
import { readSoftware } from './read-software.ts'
import { startDownload } from './start-download.ts'

const url = readSettings().DATA_DATABASE_URL
const session = { id: 's1', authenticatedAt: undefined }
const now = () => new Date('2026-11-16T08:00:00Z')
const downloadLinks = createDownloadLinks(['for-tests-0123456'])

function actor(email: string): SignedInActor {
  const claims = { sub: `test-${email}`, email, email_verified: true, roles: [] }
  return { kind: 'user', profile: toUserProfile(claims), session }
}

/** The database may contain earlier downloads. */
async function countDownloads(db: Database, releaseId: string): Promise<number> {
  const { rows } = await sql<{ events: number }>`select count(*)::int as events from audit_event
    where action = 'download-software' and subject_id = ${releaseId}`.execute(db.queries)
  return rows[0]?.events ?? 0
}

const anna = actor('anna.berg@norlitz.example')
const stranger = actor('nobody@norlitz.example')

test('offers software for own machines, with the number of versions each is behind [S1-027]', () =>
  rolledBack(url, async (db) => {
    const software = await readSoftware({ db }, anna, 'de')
    expect(software.length).toBeGreaterThan(3)
    for (const { releases, machines } of software) {
      expect(releases[0]?.version).toBe('6.4.1')
      expect(machines.length).toBeGreaterThan(0)
    }
    expect(software.flatMap(({ machines }) => machines).some(({ versionsBehind }) => versionsBehind > 0)).toBe(true)
    expect(software[0]?.releases[0]?.notes).toContain('Leitungsliste')
    expect(await readSoftware({ db }, stranger, 'de')).toEqual([])
  }))

test('gives a download link only to owners of such a machine, and records it', () =>
  rolledBack(url, async (db) => {
    const [family] = await readSoftware({ db }, anna, 'en')
    const releaseId = family?.releases[0]?.id ?? ''
    const before = await countDownloads(db, releaseId)
    const release = { family: family?.family ?? '', version: family?.releases[0]?.version ?? '' }
    const given = await startDownload({ db, now, downloadLinks }, anna, release)
    if (!given.ok) throw new Error(given.reason)
    expect(downloadLinks.readToken(given.value.path.replace('/api/software/', ''), now())).toBe(releaseId)
    expect(await startDownload({ db, now, downloadLinks }, stranger, release)).toEqual({
      ok: false,
      reason: 'release-unknown',
    })
    expect(await countDownloads(db, releaseId)).toBe(before + 1)
  }))

test('lists the last downloaded versions of the caller, newest first without duplicates', () =>
  rolledBack(url, async (db) => {
    const [first, second] = await readSoftware({ db }, anna, 'en')
    const query = (software: typeof first, at: number) => ({
      family: software?.family ?? '',
      version: software?.releases[at]?.version ?? '',
    })
    const requested = [query(first, 0), query(first, 1), query(second, 0), query(first, 0)]
    for (const release of requested) await startDownload({ db, now, downloadLinks }, anna, release)
    const downloads = await readLastDownloads({ db }, anna)
    expect(downloads.slice(0, 3)).toMatchObject([query(first, 0), query(second, 0), query(first, 1)])
    expect(downloads.length).toBeLessThanOrEqual(5)
    expect(await readLastDownloads({ db }, stranger)).toEqual([])
  }))

test('the software of a machine beyond the first thousand is offered and counted', () =>
  rolledBack(url, async (db) => {
    const machines = Object.fromEntries(Array.from({ length: 1001 }, (_, number) => [`56-${1000 + number}`, '1.0.0']))
    const [last = ''] = await addCustomer(db, 'owner@example.com', machines)
    const { rows } = await withServiceScope(db, (tx) =>
      sql<{ family: string }>`update machine set model = 'Z', product_slug = family || '-1'
        from (select family from software_release limit 1) release where id = ${last} returning family`.execute(tx),
    )
    const owner = advisoryActor('owner@example.com')
    expect((await readSoftware({ db }, owner, 'en')).map(({ family }) => family)).toEqual([rows[0]?.family])
    expect(await countUpdates({ db }, owner)).toBe(1)
  }))
