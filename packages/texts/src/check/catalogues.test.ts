import { type Language, languages } from '@ferrule/domain/locales/language'
import { serviceNames } from '@ferrule/domain/portal-services/services-of-roles'
import { serviceStatuses } from '@ferrule/domain/portal-services/service-status'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { describe, expect, test } from 'vitest'
import type { Area, Catalogue, TextKey } from '../catalogue.ts'
import { english, englishAreas } from '../catalogues/english.ts'
import { loadTextCatalogue } from '../load-text-catalogue.ts'
import { names, sameText } from './untranslated-texts.ts'

const keys = Object.keys(english) as TextKey[]
const allAreas = Object.keys(englishAreas) as Area[]

async function load(language: Language): Promise<Catalogue> {
  return { ...english, ...(await loadTextCatalogue(language, allAreas)) }
}

test('every key is in one area only', () => {
  expect(Object.values(englishAreas).flatMap((area) => Object.keys(area))).toEqual(keys)
})

test('every service and every service status has its texts', () => {
  const expected = [
    ...serviceNames.flatMap((name) => [`service.${name}`, `service.${name}.text`, `service.${name}.open`]),
    ...serviceStatuses.flatMap((status) => ['', '.why', '.next'].map((part) => `service-status.${status}${part}`)),
  ]
  expect(expected.filter((key) => !Object.hasOwn(english, key))).toEqual([])
})

describe.each(languages)('%s', (language) => {
  test.each(allAreas)('has every key of English and no other in the area %s', async (area) => {
    expect(Object.keys(await loadTextCatalogue(language, [area]))).toEqual(Object.keys(englishAreas[area]))
  })

  test('has no empty text', async () => {
    expect(keysOf(await load(language), (text) => text.trim() === '')).toEqual([])
  })

  test('has the same placeholders as English', async () => {
    expect(
      keysOf(await load(language), (text, key) => `${placeholdersOf(text)}` !== `${placeholdersOf(english[key])}`),
    ).toEqual([])
  })

  test('has all plural forms of the language', async () => {
    const expected = pluralForms(language)
    expect(keysOf(await load(language), (text) => !formsOf(text).every((forms) => forms === expected))).toEqual([])
  })

  test('has typographic quotes, no exclamation marks and no stray spaces', async () => {
    const straight = language === 'en' ? /"/ : /["']/
    const isUntidy = (text: string) => straight.test(text) || /[!…]|\.\.\.| {2}|^\s|\s$/.test(text)
    expect(keysOf(await load(language), isUntidy)).toEqual([])
  })
})

test.each(languages.filter((language) => language !== 'en'))('%s is translated', async (language) => {
  const same = new Set([...names, ...(sameText[language] ?? [])])
  const catalogue = await load(language)
  expect(keysOf(catalogue, (text, key) => text === english[key] && !same.has(text))).toEqual([])
  expect([...same].filter((text) => !Object.values(catalogue).includes(text))).toEqual([])
})

test('French has non-breaking spaces before punctuation and inside quotes', async () => {
  expect(keysOf(await load('fr'), (text) => /[^\u00a0][:;?»]|«[^\u00a0]/u.test(text))).toEqual([])
})

function keysOf(catalogue: Catalogue, isWrong: (text: string, key: TextKey) => boolean): TextKey[] {
  return keys.filter((key) => isWrong(catalogue[key], key))
}

/** Returns the placeholder names of a text. */
function placeholdersOf(text: string): string[] {
  const compiled = compileMessage(text)
  const parts = Array.isArray(compiled) ? compiled : []
  return [...new Set(parts.flatMap((part) => (Array.isArray(part) ? [String(part[0])] : [])))].sort()
}

/** Returns the plural forms of each plural placeholder of a text. */
function formsOf(text: string): string[] {
  const compiled = compileMessage(text)
  const parts = Array.isArray(compiled) ? compiled : []
  return parts.flatMap((part) =>
    Array.isArray(part) && part[1] === 'plural'
      ? [
          Object.keys(part[2] ?? {})
            .filter(isForm)
            .sort()
            .join(' '),
        ]
      : [],
  )
}

function isForm(name: string): boolean {
  return name !== 'offset'
}

/** French, Spanish and Portuguese use `many` only for whole millions, which our counts do not reach. */
function pluralForms(language: Language): string {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  const unused = ['fr', 'es', 'pt'].includes(language) ? ['many'] : []
  return pluralCategories
    .filter((form) => !unused.includes(form))
    .sort()
    .join(' ')
}
