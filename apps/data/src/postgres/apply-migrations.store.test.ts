import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMigrationSettings } from '../settings.ts'
import { applyMigrations } from './apply-migrations.ts'

const schema = 'apply_migrations_test'
const ownerUrl = readMigrationSettings().DATA_MIGRATION_DATABASE_URL
const url = `${ownerUrl}?options=${encodeURIComponent(`-c search_path=${schema}`)}`
const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
const files = pathToFileURL(`${folder}/`)
const owner = new Client({ connectionString: ownerUrl })

beforeAll(async () => {
  await owner.connect()
  await owner.query(`drop schema if exists ${schema} cascade; create schema ${schema}`)
})

afterAll(async () => {
  await owner.query(`drop schema ${schema} cascade`)
  await owner.end()
  rmSync(folder, { recursive: true })
})

const listIndexes = async () =>
  (
    await owner.query<{ name: string; valid: boolean }>(
      `select c.relname as name, i.indisvalid as valid from pg_index i join pg_class c on c.oid = i.indexrelid
       join pg_namespace n on n.oid = c.relnamespace where n.nspname = $1 and c.relname like 'note%text' order by 1`,
      [schema],
    )
  ).rows

test('builds an index concurrently, again after a failure, and applies each file once', async () => {
  writeFileSync(join(folder, '0001_note.sql'), `create table note (text text); insert into note values ('a'), ('a');`)
  expect(await applyMigrations(url, files)).toEqual(['0001_note.sql'])
  const concurrent = `-- Finds notes.
drop index concurrently if exists note_text;
create unique index concurrently note_text on note (text);
`
  writeFileSync(join(folder, '0002_note_text.sql'), concurrent)
  await expect(applyMigrations(url, files)).rejects.toThrow('0002_note_text.sql could not be applied')
  expect(await listIndexes()).toEqual([{ name: 'note_text', valid: false }])
  await owner.query(`delete from ${schema}.note where ctid in (select ctid from ${schema}.note limit 1)`)
  expect(await applyMigrations(url, files)).toEqual(['0002_note_text.sql'])
  expect(await listIndexes()).toEqual([{ name: 'note_text', valid: true }])
  expect(await applyMigrations(url, files)).toEqual([])
})
