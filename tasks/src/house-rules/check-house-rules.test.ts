import { expect, test } from 'vitest'
import { checkHouseRules } from './check-house-rules.ts'

// The pieces are joined here so that this file does not break the rules it tests.
const disable = ['// oxlint', '-disable-next-line no-console'].join('')
const force = ['value as', 'unknown as Site'].join(' ')
const failing = ['test.concurrent', "fails('renders', () => {})"].join('.')
const failingByOption = ['test("renders", { fails', 'true }, () => {})'].join(': ')

test.each([
  ['apps/web/app/utils/dates.ts', '', 'a folder needs a name'],
  ['packages/ui/src/shared/button.tsx', '', 'a folder needs a name'],
  ['apps/web/app/a.ts', `one\n${disable}`, 'apps/web/app/a.ts:2 a suppression needs its reason'],
  ['apps/web/app/a.ts', `${disable} -- why`, 'a suppression needs its reason'],
  ['apps/web/app/a.ts', force, 'a type is parsed'],
  ['apps/web/app/a.ts', force.replace(' unknown', '\n  unknown'), 'a type is parsed'],
  ['packages/domain/src/tickets/close.ts', 'const now = new Date()', 'time is an argument'],
  ['apps/web/app/requests/receipt.tsx', "new Intl.DateTimeFormat('en-US')", 'format dates with'],
  ['apps/data/src/mail/write.ts', 'day.toLocaleDateString()', 'format dates with'],
  ['packages/ui/src/index.ts', "export * from './button.tsx'", 'no re-exporting index'],
  ['apps/web/package.json', '"react": "^19.0.0"', 'versions are exact'],
  ['apps/data/src/tickets/notify.ts', 'await fetch(url)', 'with tracedFetch'],
  ['apps/web/app/pages/find.server.ts', 'return fetch(url)', 'with tracedFetch'],
  ['apps/data/src/tickets/ticket-store.ts', 'sql.raw(search)', 'reaches SQL as a parameter'],
  ['apps/data/src/tickets/ticket-store.ts', '\n.set({ ...change })', 'ticket-store.ts:2 a query names the columns'],
  ['apps/cms/src/sign-in/staff-sessions.ts', 'db.query(`delete where id = ${id}`)', 'reaches SQL as a parameter'],
  ['packages/connectors/src/mailer/mailer.ts', "import { request } from 'node:https'", 'with tracedFetch'],
  ['packages/domain/src/tickets/close.test.ts', failing, 'passes because it fails'],
  ['journeys/portal/tiles.journey.ts', failingByOption, 'passes because it fails'],
])('finds the violation in %s: %j [I2] [I5]', (path, text, message) => {
  expect(checkHouseRules({ path, text })).toEqual([expect.stringContaining(message)])
})

test.each([
  ['apps/data/src/tickets/close-ticket.ts', 'const now = new Date()'],
  ['packages/domain/src/tickets/close.test.ts', 'const now = new Date()'],
  ['packages/domain/src/tickets/close.ts', "const then = new Date('2026-01-01')"],
  ['apps/web/app/a.ts', `${disable} -- the only place that prints for people`],
  ['apps/cms/src/payload-types.ts', disable],
  ['packages/ui/src/index.ts', 'export const one = 1'],
  ['apps/web/package.json', '"react": "catalog:"'],
  ['apps/data/src/tickets/ticket-store.ts', 'sql`select ${search}`.execute(db)'],
  ['apps/web/app/builds/watch-build.ts', "await fetch('/builds/latest.json')"],
  ['apps/data/src/sign-in/session-check.ts', 'known.fetch(key); tracedFetch(name, url)'],
  ['packages/connectors/src/external-http/fetch-external.ts', "import { request } from 'node:https'"],
  ['apps/web/app/frame/browser-time-zone.ts', 'Intl.DateTimeFormat().resolvedOptions()'],
  ['packages/texts/src/format-date.ts', 'new Intl.DateTimeFormat(locale)'],
])('accepts %s: %j', (path, text) => {
  expect(checkHouseRules({ path, text })).toEqual([])
})
