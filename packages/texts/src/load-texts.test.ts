import { readFile } from 'node:fs/promises'
import { languages } from '@ferrule/domain/locales/language'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { TextKey } from './catalogue.ts'
import { createTexts, loadTexts, type Texts } from './load-texts.ts'
import { english } from './catalogues/english.ts'

test.each(languages)('%s formats numbers and plural forms', async (language) => {
  const texts = await loadTexts(language)
  expect(texts('search.results', { count: 5, query: 'crimp' })).toMatch(/5.*crimp|crimp.*5/)
})

test('concurrent requests in different languages get their own texts', async () => {
  const [german, plain] = await Promise.all([loadTexts('de'), loadTexts('en')])
  expect([german('frame.home'), plain('frame.home'), german('frame.home')]).toEqual([
    'Startseite',
    'Home',
    'Startseite',
  ])
})

test('German has ß, and ss for Switzerland', async () => {
  const [german, austrian, swiss] = await Promise.all([
    loadTexts('de', ['component']),
    loadTexts('de', ['component'], 'AT'),
    loadTexts('de', ['component'], 'CH'),
  ])
  expect([german, austrian, swiss].map((texts) => texts('component.close'))).toEqual([
    'Schließen',
    'Schließen',
    'Schliessen',
  ])
  expect(austrian).toBe(german)
})

test('a second load returns the same object', async () => {
  expect(await loadTexts('fr', ['frame', 'error'])).toBe(await loadTexts('fr', ['error', 'frame']))
})

test('loads only the given areas', async () => {
  const texts = await loadTexts('de', ['frame'])
  expect(texts('frame.home')).toBe('Startseite')
  expectTypeOf(texts).parameter(0).toEqualTypeOf<TextKey<'frame'>>()
  expectTypeOf<Texts>().toExtend<Texts<'frame'>>()
})

describe('English is built in and other languages are loaded on demand', () => {
  test('English texts are available synchronously [S7-065]', () => {
    expect(createTexts('en', english)('component.close')).toBe('Close')
  })

  test('no catalogue is imported statically, so that each language is a separate chunk [S7-064]', async () => {
    const source = await readFile(new URL('load-text-catalogue.ts', import.meta.url), 'utf8')
    expect(source.match(/^import .*catalogues\/.*$/gm)).toBeNull()
  })
})

test('Czech has separate plural forms for one, two and five', async () => {
  const texts = await loadTexts('cs')
  const results = (count: number) => texts('search.results', { count, query: 'x' }).split(' ').slice(0, 2).join(' ')
  expect([results(1), results(2), results(5)]).toEqual(['1 výsledek', '2 výsledky', '5 výsledků'])
})

test('Romanian inserts "de" before the noun from twenty on', async () => {
  const texts = await loadTexts('ro')
  const machines = (count: number) => texts('catalogue.machine-count', { count })
  expect([machines(1), machines(19), machines(20)]).toEqual(['1 mașină', '19 mașini', '20 de mașini'])
})

test('numbers in a German text use the Swiss format [S9-065]', async () => {
  expect((await loadTexts('de'))('catalogue.machine-count', { count: 1480 })).toMatch(/^1['’]480 Maschinen$/)
})

test('an apostrophe of the specification is not changed', async () => {
  expect((await loadTexts('en'))('validation.your-country')).toBe("Please enter the country you're in")
})
