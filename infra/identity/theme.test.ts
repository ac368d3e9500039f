import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const foldersOf = { login: 'theme/login/messages/', mails: 'theme/email/messages/' }

function read(folder: string, bundle: string): Map<string, string> {
  const lines = readFileSync(new URL(`${folder}${bundle}`, import.meta.url), 'utf8').split('\n')
  const pairs = lines.filter((line) => /^[\w.-]+=/.test(line)).map((line) => line.split(/=(.*)/s))
  return new Map(pairs.map(([key = '', value = '']) => [key, value]))
}

const bundlesIn = (folder: string) => readdirSync(new URL(folder, import.meta.url))

describe.each(Object.entries(foldersOf))('the messages of the %s', (_, folder) => {
  test('exist in eleven languages', () => {
    expect(bundlesIn(folder)).toHaveLength(11)
  })

  // In a MessageFormat a straight apostrophe starts a quotation, which hides the placeholders after it.
  test.each(bundlesIn(folder))('%s has no apostrophe that hides placeholders', (bundle) => {
    const broken = [...read(folder, bundle)].filter(([, text]) => /(^|[^'])'([^']|$)/.test(text) && text.includes('{'))
    expect(broken.map(([key]) => key)).toEqual([])
  })
})

test.each(bundlesIn(foldersOf.mails))('%s has the same keys as English', (bundle) => {
  const english = [...read(foldersOf.mails, 'messages_en.properties').keys()]
  expect([...read(foldersOf.mails, bundle).keys()].sort()).toEqual(english.sort())
})

test('every mail has a subject, text, button and plain-text version', () => {
  const mails = bundlesIn('theme/email/html/').filter((file) => file !== 'template.ftl')
  expect(bundlesIn('theme/email/text/').filter((file) => file !== 'template.ftl')).toEqual(mails)
  const english = read(foldersOf.mails, 'messages_en.properties')
  const named = mails.flatMap((file) => [
    ...readFileSync(new URL(`theme/email/html/${file}`, import.meta.url), 'utf8').matchAll(/msg\("(\w+)"/g),
  ])
  expect(named.length).toBe(mails.length * 3)
  expect(named.map(([, key = '']) => key).filter((key) => !english.has(key))).toEqual([])
})

test.each(bundlesIn(foldersOf.login))('%s has the same message for a locked account and a wrong password', (bundle) => {
  const messages = read(foldersOf.login, bundle)
  expect(messages.get('invalidUserMessage')).toBeTruthy()
  expect(messages.get('accountTemporarilyDisabledMessage')).toBe(messages.get('invalidUserMessage'))
})
