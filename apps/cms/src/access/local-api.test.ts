import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..')
const files = globSync('**/*.{ts,tsx}', { cwd: folder })
  .filter((file) => !/\.test\.|^testing\/|^migrations\/|payload-types/.test(file))
  .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))

/** The methods that ignore access control unless they are told not to. */
const methods =
  'find|findByID|findVersions|findVersionByID|findDistinct|create|update|delete|duplicate|count|countVersions|restoreVersion|findGlobal|updateGlobal'
const localApiCall = new RegExp(`\\bpayload\\s*\\.\\s*(?:${methods})\\s*\\(`, 'g')

test('every call of the Local API keeps access control, but for the first editor and those that find out who asks', () => {
  const open = files.flatMap(({ file, text }) =>
    [...text.matchAll(localApiCall)]
      .filter(({ index }) => !keepsAccess(text, callAt(text, index)))
      .map(({ index }) => `${file}: ${callAt(text, index).slice(0, 60)}`),
  )
  expect(open.toSorted()).toEqual([
    "seeding/seed-editor.ts: payload.create({ collection: 'users', data, overrideAccess: ",
    "seeding/seed-editor.ts: payload.find({ collection: 'users', where: { email: { equals",
    "sign-in/keep-staff-member.ts: payload.create({ collection: 'users', data, overrideAccess: ",
    "sign-in/keep-staff-member.ts: payload.find({ collection: 'users', where, overrideAccess: t",
    "sign-in/keep-staff-member.ts: payload.update({ collection: 'users', id: known.id, data, ov",
    "sign-in/staff-strategy.ts: payload.findByID({ collection: 'users', id, depth: 0, overri",
  ])
})

test('only the hooks that must see everything and the sign-in work below access control, and seeds', () => {
  const below = files.filter(({ text }) => /\bdb\s*\.\s*(find|create|update|delete|count|query|drizzle)/.test(text))
  expect(below.map(({ file }) => relative('', file)).sort()).toEqual([
    'page-paths/count-children.ts',
    'page-paths/find-page-row.ts',
    'publishing/find-published-state.ts',
    'seeding/add-names.ts',
    'seeding/seed-sites.ts',
    'sign-in/staff-sessions.ts',
  ])
})

/** Either in the call itself or in the `as` that is spread into it. */
function keepsAccess(text: string, call: string): boolean {
  if (/overrideAccess:\s*false/.test(call)) return true
  return /\.\.\.as\b/.test(call) && /const as = {[^}]*overrideAccess: false[^}]*}/.test(text)
}

/** The text of a call up to its closing bracket. */
function callAt(text: string, start: number): string {
  let depth = 0
  for (let at = text.indexOf('(', start); at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')' && --depth === 0) return text.slice(start, at + 1)
  }
  return text.slice(start)
}
