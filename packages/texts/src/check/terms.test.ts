import { languages } from '@ferrule/domain/locales/language'
import { expect, test } from 'vitest'
import { loadTextCatalogue } from '../load-text-catalogue.ts'
import { findWrongTerms, terms } from './terms.fixture.ts'

/** Names the columns of a file, which are English in every language. */
const namesColumns = 'user-admin.import.text'

test.each(languages)('texts in %s use the terms of the language', async (language) => {
  const catalogue = await loadTextCatalogue(language)
  const wrong = Object.entries(catalogue)
    .filter(([key]) => key !== namesColumns)
    .flatMap(([key, text]) => findWrongTerms(text, language).map((term) => `${key}: ${term}`))
  expect(wrong).toEqual([])
})

test.each(languages)('terms in %s are not forbidden themselves', (language) => {
  expect(terms[language].length).toBeGreaterThan(2)
  expect(terms[language].flatMap(({ term }) => findWrongTerms(term, language))).toEqual([])
})

test.each([
  ['de', 'Eine von 19 Litzen fehlt', ['Einzeldraht']],
  ['de', 'Kennwort für den Login', ['Passwort', 'anmelden']],
  ['de', 'Fenster schliessen', ['ß, which is ss in Switzerland only']],
  ['de', 'Von haarfeiner Litze bis zum Batteriekabel', []],
  ['de', 'Eine Kopie ging per E-Mail an {email}, mail@norlitz.example', []],
  ['en', 'Login of your organization', ['sign-in', 'organisation']],
  ['ja', 'お客さまのサーバを確認して下さい', ['お客様', 'ください', 'サーバー']],
  ['ro', 'Deschideţi', ['ș and ț with a comma']],
] as const)('finds wrong terms in %s: %s', (language, text, expected) => {
  expect(findWrongTerms(text, language)).toEqual(expected)
})
