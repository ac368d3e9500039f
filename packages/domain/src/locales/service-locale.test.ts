import { expect, test } from 'vitest'
import { languages } from './language.ts'
import { toServiceLocale } from './service-locale.ts'

test.each([
  ['en', 'en-US'],
  ['de', 'de-CH'],
  ['fr', 'fr-FR'],
  ['zh', 'zh-CN'],
  ['ja', 'ja-JP'],
  ['es', 'es-ES'],
  ['pt', 'pt-BR'],
  ['cs', 'cs-CZ'],
  ['hu', 'hu-HU'],
  ['ro', 'ro-RO'],
  ['sk', 'sk-SK'],
])('the service locale of %s is %s', (language, serviceLocale) => {
  expect(toServiceLocale(language)).toBe(serviceLocale)
})

test('the service locale of any other language is en-US [S9-064]', () => {
  expect(['it', '', 'toString', '__proto__'].map(toServiceLocale)).toEqual(Array(4).fill('en-US'))
})

test('every language has its own service locale', () => {
  expect(new Set(languages.map(toServiceLocale)).size).toBe(languages.length)
})
