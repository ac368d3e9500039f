import { type Language, languages } from '@ferrule/domain/locales/language'
import { serviceNames } from '@ferrule/domain/services/services-of-roles'
import { serviceStatuses } from '@ferrule/domain/services/service-status'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { describe, expect, test } from 'vitest'
import type { Area, Catalogue, TextKey } from '../catalogue.ts'
import { english, englishAreas } from '../catalogues/english.ts'
import { loadCatalogue } from '../load-catalogue.ts'
import { names, sameWords } from './same-words.ts'

const keys = Object.keys(english) as TextKey[]
const allAreas = Object.keys(englishAreas) as Area[]

async function load(language: Language): Promise<Catalogue> {
  return { ...english, ...(await loadCatalogue(language, allAreas)) }
}

test('no key stands in two areas', () => {
  expect(Object.values(englishAreas).flatMap((area) => Object.keys(area))).toEqual(keys)
})

test('every service and every status of a service has its words', () => {
  const wanted = [
    ...serviceNames.flatMap((name) => [`service.${name}`, `service.${name}.text`, `service.${name}.open`]),
    ...serviceStatuses.flatMap((status) => ['', '.why', '.next'].map((part) => `service-status.${status}${part}`)),
  ]
  expect(wanted.filter((key) => !Object.hasOwn(english, key))).toEqual([])
})

describe.each(languages)('%s', (language) => {
  test.each(allAreas)('has every key of English and no other in the area %s', async (area) => {
    expect(Object.keys(await loadCatalogue(language, [area]))).toEqual(Object.keys(englishAreas[area]))
  })

  test('leaves no text empty', async () => {
    expect(keysOf(await load(language), (text) => text.trim() === '')).toEqual([])
  })

  test('fills the same places as English', async () => {
    expect(keysOf(await load(language), (text, key) => `${places(text)}` !== `${places(english[key])}`)).toEqual([])
  })

  test('has a form for every number its grammar tells apart', async () => {
    const wanted = pluralForms(language)
    expect(keysOf(await load(language), (text) => !formsOf(text).every((forms) => forms === wanted))).toEqual([])
  })

  test('has typographic signs, no shouting and no stray spaces', async () => {
    const straight = language === 'en' ? /"/ : /["']/
    const isUntidy = (text: string) => straight.test(text) || /[!…ß]|\.\.\.| {2}|^\s|\s$/.test(text)
    expect(keysOf(await load(language), isUntidy)).toEqual([])
  })
})

test.each(languages.filter((language) => language !== 'en'))('%s is translated', async (language) => {
  const same = new Set([...names, ...(sameWords[language] ?? [])])
  const catalogue = await load(language)
  expect(keysOf(catalogue, (text, key) => text === english[key] && !same.has(text))).toEqual([])
  expect([...same].filter((text) => !Object.values(catalogue).includes(text))).toEqual([])
})

test('French keeps its high signs and quotes on the line of their word', async () => {
  expect(keysOf(await load('fr'), (text) => /[^\u00a0][:;?»]|«[^\u00a0]/u.test(text))).toEqual([])
})

function keysOf(catalogue: Catalogue, isWrong: (text: string, key: TextKey) => boolean): TextKey[] {
  return keys.filter((key) => isWrong(catalogue[key], key))
}

/** The names of the places in a text. */
function places(text: string): string[] {
  const compiled = compileMessage(text)
  const parts = Array.isArray(compiled) ? compiled : []
  return [...new Set(parts.flatMap((part) => (Array.isArray(part) ? [String(part[0])] : [])))].sort()
}

/** The plural forms each place of a text has. */
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

/** French, Spanish and Portuguese have `many` for whole millions, which no count of ours reaches. */
function pluralForms(language: Language): string {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  const rare = ['fr', 'es', 'pt'].includes(language) ? ['many'] : []
  return pluralCategories
    .filter((form) => !rare.includes(form))
    .sort()
    .join(' ')
}
