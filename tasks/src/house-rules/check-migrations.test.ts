import { expect, test } from 'vitest'
import { checkMigrations } from './check-migrations.ts'

const migration = (name: string, text: string) => ({ path: `apps/data/migrations/${name}.sql`, text })
const check = (text: string) =>
  checkMigrations([
    migration('0041_expand', 'select 1;'),
    migration('0042_new', text),
    migration('0043_later', 'select 1;'),
  ])

test.each([
  'alter table ticket add column note text;',
  `alter table ticket add column state text not null default 'open';`,
  'create table note (id uuid primary key, text text); create index note_text on note (text);',
  'drop index concurrently if exists ticket_note; create index concurrently ticket_note on ticket (note);',
  'alter table ticket add constraint note_set check (note is not null) not valid;',
  'alter table ticket validate constraint note_set;',
  '-- A table that we once wanted to drop table.\nselect 1;',
  `comment on table ticket is 'drop table; rename to';`,
  '-- contracts 0041_expand.sql\nalter table ticket drop column note;',
  '-- contracts 0041_expand.sql\nalter table ticket alter column note set not null;',
])('accepts %s', (text) => {
  expect(check(text)).toEqual([])
})

test.each([
  ['alter table ticket drop column note;', 'earlier migration'],
  ['drop table note;', 'earlier migration'],
  ['alter table ticket rename column note to notes;', 'earlier migration'],
  ['alter table ticket rename to request;', 'earlier migration'],
  ['alter table ticket alter column note type integer using note::integer;', 'earlier migration'],
  ['alter table ticket alter column note set not null;', 'earlier migration'],
  ['create table note (id uuid);\nalter table ticket drop column note;', 'earlier migration'],
  ['-- contracts 0043_later.sql\ndrop table note;', 'earlier migration'],
  ['-- contracts 0040_missing.sql\ndrop table note;', 'earlier migration'],
  ['create index ticket_note on ticket (note);', 'concurrently'],
  ['create unique index ticket_note on ticket (note);', 'concurrently'],
  ['create index concurrently ticket_note on ticket (note);', 'drop index concurrently if exists'],
  ['alter table ticket add constraint note_set check (note is not null);', 'not valid'],
  ['alter table ticket add column note text not null;', 'default'],
  ['lock table ticket in exclusive mode;', 'locks'],
])('refuses %s', (text, message) => {
  const violations = check(text)
  expect(violations).toHaveLength(1)
  expect(violations[0]).toContain(message)
})

test('names the file and the line', () => {
  expect(check('select 1;\n\ndrop table note;')[0]).toMatch(/^apps\/data\/migrations\/0042_new\.sql:3: /)
})

test('leaves the migrations of the first release alone', () => {
  expect(checkMigrations([migration('0024_old', 'drop table note;')])).toEqual([])
})
