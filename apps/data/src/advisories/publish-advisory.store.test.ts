import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { csafPaths } from '@ferrule/domain/advisories/provider-metadata'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createDatabase, type Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import {
  actorOf,
  addCustomer,
  aDocument,
  asVersion,
  importAndPublish,
  publicOrigin,
  time,
} from './advisories.fixture.ts'
import { findAdvisory, readAdvisories } from './read-advisories.ts'
import { readCsafFile } from './read-csaf-file.ts'
import { findOwnAdvisory } from './read-own-advisories.ts'

const url = readSettings().DATA_DATABASE_URL
const path = 'white/2026/tst-2026-01.json'

const read = async (db: Database, file: string) =>
  (
    await readCsafFile(
      { db, publicOrigin, publisherName: 'Norlitz', securityContact: 'mailto:psirt@norlitz.example' },
      file,
    )
  )?.content

const isListed = async (db: Database) =>
  (await readAdvisories(db.queries)).some(({ trackingId }) => trackingId === 'TST-2026-01')

test('a draft is saved with its faults and shown nowhere', () =>
  rolledBack(url, async (db) => {
    await addCustomer(db, 'draft@example.com', { '56-1': '6.2.0' })
    const draft = aDocument((source) => {
      source.document.tracking.status = 'draft'
      source.vulnerabilities[0].product_status.fixed = ['CSAFPID-9']
    })
    expect(await importAndPublish(db, draft)).toMatchObject({ outcome: 'draft' })
    expect(await isListed(db)).toBe(false)
    expect(await findAdvisory(db.queries, 'TST-2026-01')).toBeUndefined()
    const own = await findOwnAdvisory({ db, now: () => time }, actorOf('draft@example.com'), 'TST-2026-01')
    expect(own).toBeUndefined()
    for (const file of ['', '.sha256', '.sha512', '.asc']) expect(await read(db, `${path}${file}`)).toBeUndefined()
    expect(await read(db, csafPaths.feed)).not.toContain('TST-2026-01')
    // The release of the same version replaces the draft.
    expect((await importAndPublish(db, aDocument())).outcome).toBe('released')
    expect(await isListed(db)).toBe(true)
  }))

test('a release with a fault is refused and not saved', () =>
  rolledBack(url, async (db) => {
    const faulty = aDocument((source) => void source.vulnerabilities[0].product_status.fixed.push('CSAFPID-9'))
    const { outcome, faults } = await importAndPublish(db, faulty)
    expect([outcome, faults?.[0]?.test]).toEqual(['invalid', 'mandatoryTest_6_1_1'])
    expect(await isListed(db)).toBe(false)
  }))

test('a release is published once, purges its pages, and is replaced by the next version only', () =>
  rolledBack(url, async (db) => {
    expect(await importAndPublish(db, aDocument())).toMatchObject({ outcome: 'released', purged: ['advisories'] })
    expect((await importAndPublish(db, aDocument())).outcome).toBe('unchanged')
    const changed = (source: Parameters<ReturnType<typeof asVersion>>[0]) =>
      void (source.document.title = 'Another title')
    expect((await importAndPublish(db, aDocument(changed))).outcome).toBe('version-exists')
    await importAndPublish(
      db,
      aDocument((source) => {
        asVersion('2')(source)
        changed(source)
      }),
    )
    expect((await findAdvisory(db.queries, 'TST-2026-01'))?.title).toBe('Another title')
    expect((await readAdvisories(db.queries)).filter(({ trackingId }) => trackingId === 'TST-2026-01')).toHaveLength(1)
    const { rows } = await sql<{ action: string }>`select action from audit_event
      where action in ('import-advisory', 'publish-advisory')`.execute(db.queries)
    expect(rows.filter(({ action }) => action === 'publish-advisory').length).toBeGreaterThanOrEqual(2)
  }))

test('a version is published alone: its advisory is locked until the transaction ends', () =>
  rolledBack(url, async (db) => {
    await importAndPublish(db, aDocument())
    const other = createDatabase({ url, name: 'test', maxConnections: 1, onConnectionError: () => {} })
    const isFree = async (trackingId: string) =>
      other.transaction(async (tx) => {
        const { rows } = await sql<{ free: boolean }>`select
          pg_try_advisory_xact_lock(hashtextextended(${`advisory ${trackingId}`}, 0)) as free`.execute(tx)
        return rows[0]?.free
      })
    try {
      expect([await isFree('TST-2026-01'), await isFree('TST-2026-98')]).toEqual([false, true])
    } finally {
      await other.close()
    }
  }))

test('the database refuses to change or delete a released version', () =>
  rolledBack(url, async (db) => {
    await importAndPublish(db, aDocument())
    for (const statement of [
      sql`update advisory_revision set document = '{}' where tracking_id = 'TST-2026-01'`,
      sql`update advisory_revision set status = 'draft', signature = null, signed_with = null where tracking_id = 'TST-2026-01'`,
      sql`delete from advisory_revision where tracking_id = 'TST-2026-01'`,
    ])
      await expect(db.transaction((tx) => statement.execute(tx))).rejects.toMatchObject({
        constraint: 'advisory_revision_unchanged',
      })
  }))

test('every file verifies with sha256sum, sha512sum and gpg, and a changed one does not', () =>
  rolledBack(url, async (db) => {
    await importAndPublish(db, aDocument())
    const folder = await mkdtemp(join(tmpdir(), 'csaf-'))
    try {
      const name = 'tst-2026-01.json'
      for (const file of ['', '.sha256', '.sha512', '.asc'])
        await writeFile(join(folder, `${name}${file}`), (await read(db, `${path}${file}`)) ?? '')
      const metadata = JSON.parse((await read(db, csafPaths.provider)) ?? '{}')
      const keyPath = String(metadata.public_openpgp_keys[0].url).split('/csaf/')[1] ?? ''
      await writeFile(join(folder, 'key.asc'), (await read(db, keyPath)) ?? '')
      const run = (command: string, ...args: string[]) =>
        execFileSync(command, args, { cwd: folder, stdio: 'pipe' }).toString()
      expect(run('sha256sum', '-c', `${name}.sha256`)).toContain('OK')
      expect(run('sha512sum', '-c', `${name}.sha512`)).toContain('OK')
      run('gpg', '--homedir', folder, '--batch', '--import', 'key.asc')
      const verify = () =>
        run('gpg', '--homedir', folder, '--batch', '--status-fd', '1', '--verify', `${name}.asc`, name)
      expect(verify()).toContain('GOODSIG')
      await writeFile(join(folder, name), ' ', { flag: 'a' })
      expect(verify).toThrow()
      expect(() => run('sha512sum', '-c', `${name}.sha512`)).toThrow()
    } finally {
      await rm(folder, { recursive: true })
    }
  }))
