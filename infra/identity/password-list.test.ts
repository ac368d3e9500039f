import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toPasswordList } from './password-list.ts'
import { demoPassword } from '../../seeds/src/people.ts'

const common = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')

test('a common password is refused, and so is what it is stretched to', () => {
  const list = toPasswordList(['qwerty', 'iloveyou', 'correcthorse'])
  expect(list).toEqual(['qwerty', 'iloveyou', 'correcthorse', 'qwertyqwerty', 'iloveyouiloveyou'])
})

test('the list knows more than 50,000 passwords in lower case, each once, and more than 50,000 long enough to be tried', () => {
  const list = toPasswordList(common)
  expect(common.length).toBeGreaterThan(50_000)
  expect(list.filter((password) => password !== password.toLowerCase())).toEqual([])
  expect(new Set(list).size).toBe(list.length)
  expect(list.filter((password) => password.length >= 12).length).toBeGreaterThan(50_000)
  expect(list).not.toContain(demoPassword.toLowerCase())
})
