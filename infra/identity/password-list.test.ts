import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toPasswordList } from './password-list.ts'
import { demoPassword } from '../../seeds/src/people.ts'

const common = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')

test('contains common passwords, and short ones repeated to the minimum length', () => {
  const list = toPasswordList(['qwerty', 'iloveyou', 'correcthorse'])
  expect(list.slice(0, 5)).toEqual(['qwerty', 'iloveyou', 'correcthorse', 'qwertyqwerty', 'iloveyouiloveyou'])
})

test('contains the names of the company and its brands with numbers', () => {
  const list = toPasswordList([])
  for (const password of ['norlitznorlitz', 'norlitz12345', 'schleuniger2026', 'mykomax2026!', 'komaxnorlitz2024'])
    expect(list).toContain(password)
  expect(list.filter((password) => password.length < 12)).toEqual([])
})

test('has more than 50,000 unique lower-case passwords, and more than 50,000 of the minimum length', () => {
  const list = toPasswordList(common)
  expect(common.length).toBeGreaterThan(50_000)
  expect(list.filter((password) => password !== password.toLowerCase())).toEqual([])
  expect(new Set(list).size).toBe(list.length)
  expect(list.filter((password) => password.length >= 12).length).toBeGreaterThan(50_000)
  expect(list).not.toContain(demoPassword.toLowerCase())
})
