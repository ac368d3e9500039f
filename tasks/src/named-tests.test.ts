import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { namedTests } from './named-tests.ts'

const root = `${import.meta.dirname}/../..`
const written = readFileSync(`${root}/docs/security.md`, 'utf8')

test('every test that a security line names is there', () => {
  const named = namedTests(written)
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter((file) => !existsSync(`${root}/${file}`))).toEqual([])
})

test.each(['E', 'X', 'C'])('the lines %s are all named, or their absence is', (letter) => {
  const lines = { E: 13, X: 8, C: 7 }[letter] ?? 0
  const known = Array.from({ length: lines }, (_, index) => `${letter}${index + 1}`)
  expect(known.filter((line) => !new RegExp(`\\b${line}\\b`).test(written))).toEqual([])
})
