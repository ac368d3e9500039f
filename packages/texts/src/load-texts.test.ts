import { languages } from '@ferrule/domain/locales/language'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { describe, expect, test } from 'vitest'
import type { TextKey } from './catalogue.ts'
import { en } from './catalogues/en.ts'
import { catalogueLoaders, loadTexts } from './load-texts.ts'

describe.each(languages)('%s', (language) => {
  test('has every key of English and no other', async () => {
    expect(Object.keys(await catalogueLoaders[language]())).toEqual(Object.keys(en))
  })

  test('leaves no text empty', async () => {
    expect(Object.values(await catalogueLoaders[language]()).filter((text) => text.trim() === '')).toEqual([])
  })

  test('fills the same places as English', async () => {
    const catalogue = await catalogueLoaders[language]()
    const keys = Object.keys(en) as TextKey[]
    expect(keys.filter((key) => `${places(catalogue[key])}` !== `${places(en[key])}`)).toEqual([])
  })

  test('writes numbers and plural forms', async () => {
    const texts = await loadTexts(language)
    expect(texts('search.results', { count: 5, query: 'crimp' })).toMatch(/5.*crimp|crimp.*5/)
  })
})

/** The names of the places in a text. */
function places(text: string): string[] {
  const compiled = compileMessage(text)
  const parts = Array.isArray(compiled) ? compiled : []
  return [...new Set(parts.flatMap((part) => (Array.isArray(part) ? [String(part[0])] : [])))].sort()
}

test('two readers of different languages at once get their own words', async () => {
  const [german, english] = await Promise.all([loadTexts('de'), loadTexts('en')])
  expect([german('frame.home'), english('frame.home'), german('frame.home')]).toEqual([
    'Startseite',
    'Home',
    'Startseite',
  ])
})

test('the error texts of the specification stand in English', () => {
  expect([en['error.unexpected.title'], en['error.unexpected.heading'], en['error.not-found.path']]).toEqual([
    'An unexpected error occurred',
    'Sorry something went wrong',
    'Page not found: {path}',
  ])
})

test('Czech has its own form for two, five and one', async () => {
  const texts = await loadTexts('cs')
  const results = (count: number) => texts('search.results', { count, query: 'x' }).split(' ').slice(0, 2).join(' ')
  expect([results(1), results(2), results(5)]).toEqual(['1 výsledek', '2 výsledky', '5 výsledků'])
})
