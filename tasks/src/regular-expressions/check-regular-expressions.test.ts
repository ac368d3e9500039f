import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { acceptedExpressions } from './accepted-expressions.ts'
import { assessPattern } from './assess-pattern.ts'
import { checkRegularExpressions, findUnusedEntries } from './check-regular-expressions.ts'
import { findRegularExpressions, isProductCode } from './find-regular-expressions.ts'
import { rememberedAssessments } from './remembered-assessments.ts'

const path = 'apps/data/src/tickets/close-ticket.ts'
const find = (text: string) => findRegularExpressions({ path, text })
const check = (text: string, accepted = acceptedExpressions) =>
  checkRegularExpressions(find(text), accepted, assessPattern)

test.each([
  ['one\nconst words = /^(a+)+$/', ':2 /^(a+)+$/: exponential'],
  ["new RegExp('^(a|a)*$', 'i')", 'exponential'],
  ['RegExp(`^(a|a)*$`)', 'exponential'],
  [String.raw`text.replace(/\s+$/, '')`, '2nd degree polynomial'],
  [String.raw`/<(?:[^>])*@/g`, '2nd degree polynomial'],
  ['new RegExp(`^${word}$`)', 'composed at run time'],
  ["new RegExp('a', flags)", 'composed at run time'],
])('reports %j: its time grows faster than its input, or is unknown [I12]', async (text, finding) => {
  expect(await check(text)).toEqual([expect.stringContaining(finding)])
})

test.each([
  String.raw`/^[a-z0-9-]{1,100}$/`,
  String.raw`/^(\d+(?:[.,]\d+)?) ?([a-z]*)$/`,
  "'/^(a+)+$/' // not an expression: /^(a+)+$/",
])('accepts %j', async (text) => {
  expect(await check(text)).toEqual([])
})

test('an accepted expression is not reported in its own file, and its entry is reported once it is gone', async () => {
  const entry = { path, text: '/^(a+)+$/', reason: 'at most 20 characters' }
  expect(await check('/^(a+)+$/', [entry])).toEqual([])
  expect(await check('/^(a+)+$/', [{ ...entry, path: 'apps/data/src/other.ts' }])).toHaveLength(1)
  expect(findUnusedEntries(find('/^(a+)+$/'), [entry])).toEqual([])
  expect(findUnusedEntries(find('/a/'), [entry])).toHaveLength(1)
})

test('every accepted expression has a reason with its bound', () => {
  expect(acceptedExpressions.filter(({ reason }) => !/at most|constant/.test(reason))).toEqual([])
})

test('a safe pattern is assessed once, an unsafe one every time', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'assessments-')), 'safe.txt')
  const assessed: string[] = []
  const assess = async ({ source }: { source: string }) => {
    assessed.push(source)
    return { isSafe: source === 'safe', finding: '' }
  }
  for (let run = 0; run < 2; run += 1) {
    const remembered = rememberedAssessments(file, assess)
    await remembered.assess({ source: 'safe', flags: '' })
    await remembered.assess({ source: 'slow', flags: '' })
    remembered.save()
  }
  expect(assessed).toEqual(['safe', 'slow', 'slow'])
})

test('tests and generated files are not product code', () => {
  const files = ['apps/web/app/a.tsx', 'infra/edge/a.mjs', 'apps/web/app/a.test.ts', 'tasks/src/a.ts', 'docs/a.md']
  expect(files.filter(isProductCode)).toEqual(['apps/web/app/a.tsx', 'infra/edge/a.mjs'])
})
