import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('./theme/login/messages/', import.meta.url)
const bundles = readdirSync(folder)

function read(bundle: string): Map<string, string> {
  const lines = readFileSync(new URL(bundle, folder), 'utf8').split('\n')
  const pairs = lines.filter((line) => /^[\w.-]+=/.test(line)).map((line) => line.split(/=(.*)/s))
  return new Map(pairs.map(([key = '', value = '']) => [key, value]))
}

test('the login speaks eleven languages', () => {
  expect(bundles).toHaveLength(11)
})

test.each(bundles)('%s does not tell a locked account from a wrong password', (bundle) => {
  const messages = read(bundle)
  expect(messages.get('invalidUserMessage')).toBeTruthy()
  expect(messages.get('accountTemporarilyDisabledMessage')).toBe(messages.get('invalidUserMessage'))
})
