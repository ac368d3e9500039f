import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findUnprovedLines, hasId, namedTests, readSecurityLines } from './named-tests.ts'

const root = `${import.meta.dirname}/../..`
const text = readFileSync(`${root}/docs/security.md`, 'utf8')

test('every test file named in docs/security.md exists', () => {
  const named = namedTests(text)
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter((file) => !existsSync(`${root}/${file}`))).toEqual([])
})

test.each(['E', 'X', 'C'])('docs/security.md mentions every requirement %s', (letter) => {
  const lines = { E: 13, X: 8, C: 7 }[letter] ?? 0
  const known = Array.from({ length: lines }, (_, index) => `${letter}${index + 1}`)
  expect(known.filter((line) => !new RegExp(`\\b${line}\\b`).test(text))).toEqual([])
})

test('every line of docs/security.md has a test with its id', () => {
  const lines = readSecurityLines(text)
  expect(lines.length).toBeGreaterThan(90)
  const isInSource = (id: string) => (file: string) => hasId(readFileSync(`${root}/${file}`, 'utf8'), id)
  expect(lines.filter(({ id, files }) => !files.some(isInSource(id))).map(({ id }) => id)).toEqual([])
})

test.each([
  ['rejects a replayed proof [F9]', true],
  ['an ambiguous request (E11, F9) is rejected', true],
  ['rejects a replayed proof [S7-005 F9]', true],
  ['rejects a replayed proof [F91]', false],
  ['rejects F9', false],
])('%j has the id F9: %s', (name, expected) => {
  expect(hasId(name, 'F9')).toBe(expected)
})

test('a line without a passed test, and a file that did not run, are reported', () => {
  const [one, other] = ['apps/data/src/one.test.ts', 'journeys/edge/other.alone.journey.ts']
  const lines = readSecurityLines(`| F1   | Limits | \`${one}\` |\n| F2   | Types  | \`${one}\`, \`${other}\` |`)
  expect(lines).toEqual([
    { id: 'F1', files: [one] },
    { id: 'F2', files: [one, other] },
  ])
  const passed = { file: one, name: 'limits [F1]', status: 'passed' }
  const skipped = { file: other, name: 'types [F2]', status: 'skipped' }
  expect(findUnprovedLines(lines, [passed, skipped])).toEqual([
    `${other}: no test of it ran and passed`,
    'F2: no test with this id ran and passed',
  ])
  expect(findUnprovedLines(lines, [passed, { ...skipped, status: 'passed' }])).toEqual([])
})
