// node apps/data/src/postgres/generate-entities.ts [--check]
// Writes docs/entities.md, the entity diagrams of the database with its comments, one for each migration file.
// With --check it writes nothing and fails if the file is stale.
import { glob, readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { Client } from 'pg'
import { readSettings } from '../settings.ts'
import { type Area, type Column, type Reference, renderEntities } from './render-entities.ts'

const target = new URL('../../../../docs/entities.md', import.meta.url)
const migrations = new URL('../../migrations/', import.meta.url)

async function listAreas(): Promise<Area[]> {
  const files = await Array.fromAsync(glob('*.sql', { cwd: migrations.pathname }))
  return Promise.all(
    files.sort().map(async (file) => {
      const source = await readFile(new URL(file, migrations), 'utf8')
      const tables = [...source.matchAll(/^create table (\w+)/gm)].map(([, table = '']) => table)
      return { name: basename(file, '.sql').replace(/^\d+_/, ''), tables }
    }),
  )
}

const columnsSql = `
  select c.relname as "table", a.attname as "name", format_type(a.atttypid, null) as "type",
    coalesce(col_description(c.oid, a.attnum), '') as "comment", coalesce(obj_description(c.oid), '') as "tableComment",
    exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'p' and a.attnum = any(k.conkey)) as "isKey"
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`

const referencesSql = `
  select k.conrelid::regclass::text as "from", k.confrelid::regclass::text as "to",
    (select a.attname from pg_attribute a where a.attrelid = k.conrelid and a.attnum = k.conkey[1]) as "column"
  from pg_constraint k where k.contype = 'f' and k.connamespace = 'public'::regnamespace
  order by 1, 2, 3`

const client = new Client({ connectionString: readSettings().DATA_DATABASE_URL })
await client.connect()
const { rows: columns } = await client.query<Column>(columnsSql)
const { rows: references } = await client.query<Reference>(referencesSql)
await client.end()

const text = renderEntities(await listAreas(), columns, references)
const before = await readFile(target, 'utf8').catch(() => '')
if (before !== text) {
  if (process.argv.includes('--check')) {
    process.stderr.write('docs/entities.md is not up to date, run ./dev generate\n')
    process.exitCode = 1
  } else {
    await writeFile(target, text)
  }
}
