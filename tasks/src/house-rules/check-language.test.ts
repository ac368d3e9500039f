import { expect, test } from 'vitest'
import { checkCommitSubject, checkLanguage } from './check-language.ts'

test.each([
  ['apps/data/src/a.ts', 'type TicketWishes = {}', '"Wishes" is retired'],
  ['apps/data/src/a.ts', 'const wishes = read()', '"wishes" is retired'],
  ['packages/domain/src/kept-names.ts', '', 'the name "kept-names" is retired'],
  ['apps/web/app/tickets/tickets-away.tsx', '', 'the name "-away.tsx" is retired'],
  ['apps/data/src/serve/files-door.ts', '', 'is retired; use handler'],
  ['apps/web/app/a.tsx', '// the copy is loaded anew', '"anew" is retired'],
  ['docs/glossary.md', 'a mail to whoever looks after it', '"whoever" is retired'],
  ['apps/data/src/a.ts', '\n/** What is kept of a page. */', 'a.ts:2 a sentence begins with its subject'],
  ['apps/data/src/a.ts', '// It is stored. Nobody reads it.', 'begins with its subject'],
  ['apps/data/src/a.ts', '/**\n * One that was saved is skipped.\n */', 'a.ts:2 a sentence begins'],
  ['infra/edge/guard.vcl', '  # Who asks twice waits.', 'begins with its subject'],
  ['apps/data/migrations/0001_audit.sql', '-- Somebody has to look.', 'begins with its subject'],
  ['docs/walks.md', 'Text.\n\n- What comes next is stored.', 'walks.md:3 a sentence begins'],
])('finds a violation in %s: %j', (path, text, violation) => {
  expect(checkLanguage({ path, text })).toEqual([expect.stringContaining(violation)])
})

test.each([
  ['apps/data/src/a.ts', '/** One page of a list. */'],
  ['apps/data/src/a.ts', "const text = 'What happened?'"],
  ['apps/data/src/a.ts', '/** Returns the filters of the list query. */'],
  ['docs/walks.md', 'What does a request cost?'],
  ['docs/walks.md', '## What a visitor sees'],
  ['packages/texts/src/catalogues/en/ticket.ts', "'a': 'Whoever opens it'"],
  ['seeds/src/content/stories/a.ts', "'a film of ten seconds'"],
  ['apps/web/app/a.generated.ts', '/** What is kept. */'],
])('accepts %s: %j', (path, text) => {
  expect(checkLanguage({ path, text })).toEqual([])
})

test('checks the subjects of commits', () => {
  expect(checkCommitSubject('fix(tickets): narrow the wishes')).toHaveLength(1)
  expect(checkCommitSubject('fix(tickets): ignore invalid filters')).toEqual([])
})
