import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const foldersOf = { login: 'theme/login/messages/', mails: 'theme/email/messages/' }

function read(folder: string, bundle: string): Map<string, string> {
  const lines = readFileSync(new URL(`${folder}${bundle}`, import.meta.url), 'utf8').split('\n')
  const pairs = lines.filter((line) => /^[\w.-]+=/.test(line)).map((line) => line.split(/=(.*)/s))
  return new Map(pairs.map(([key = '', value = '']) => [key, value]))
}

const bundlesIn = (folder: string) => readdirSync(new URL(folder, import.meta.url))

describe.each(Object.entries(foldersOf))('the words of the %s', (_, folder) => {
  test('are there in eleven languages', () => {
    expect(bundlesIn(folder)).toHaveLength(11)
  })

  // A straight apostrophe begins a quotation there and swallows the places that follow.
  test.each(bundlesIn(folder))('%s fills its places', (bundle) => {
    const broken = [...read(folder, bundle)].filter(([, text]) => /(^|[^'])'([^']|$)/.test(text) && text.includes('{'))
    expect(broken.map(([key]) => key)).toEqual([])
  })
})

test.each(bundlesIn(foldersOf.mails))('%s says everything that English does', (bundle) => {
  const english = [...read(foldersOf.mails, 'messages_en.properties').keys()]
  expect([...read(foldersOf.mails, bundle).keys()].sort()).toEqual(english.sort())
})

test('every mail has its subject, text and button, and a twin in plain text', () => {
  const mails = bundlesIn('theme/email/html/').filter((file) => file !== 'template.ftl')
  expect(bundlesIn('theme/email/text/').filter((file) => file !== 'template.ftl')).toEqual(mails)
  const english = read(foldersOf.mails, 'messages_en.properties')
  const named = mails.flatMap((file) => [
    ...readFileSync(new URL(`theme/email/html/${file}`, import.meta.url), 'utf8').matchAll(/msg\("(\w+)"/g),
  ])
  expect(named.length).toBe(mails.length * 3)
  expect(named.map(([, key = '']) => key).filter((key) => !english.has(key))).toEqual([])
})

test.each(bundlesIn(foldersOf.login))('%s does not tell a locked account from a wrong password', (bundle) => {
  const messages = read(foldersOf.login, bundle)
  expect(messages.get('invalidUserMessage')).toBeTruthy()
  expect(messages.get('accountTemporarilyDisabledMessage')).toBe(messages.get('invalidUserMessage'))
})
