import { describe, expect, test } from 'vitest'
import { spellGerman, spellGermanPage, spellGermanRecord } from './german-spelling.ts'

test.each([
  ['CH', 'Grösse, schliessen'],
  ['LI', 'Grösse, schliessen'],
  ['DE', 'Größe, schließen'],
  ['AT', 'Größe, schließen'],
  [undefined, 'Größe, schließen'],
])('German for %s', (country, expected) => {
  expect(spellGerman('Größe, schließen', country)).toBe(expected)
})

describe('a page for Switzerland', () => {
  test.each([
    ['<p title="Größe">groß</p>', '<p title="Grösse">gross</p>'],
    ['<input value="Großmann" placeholder="Straße">', '<input value="Großmann" placeholder="Strasse">'],
    ['<textarea name="a">Maß</textarea> Maß', '<textarea name="a">Maß</textarea> Mass'],
  ])('%s', (html, expected) => {
    expect(spellGermanPage(`<html lang="de-CH">${html}`)).toBe(`<html lang="de-CH">${expected}`)
    for (const lang of ['de', 'de-AT', 'en-CH']) {
      expect(spellGermanPage(`<html lang="${lang}">${html}`)).toBe(`<html lang="${lang}">${html}`)
    }
  })
})

test.each([
  ['de', 'CH', 'gross'],
  ['de', 'AT', 'groß'],
  ['en', 'CH', 'groß'],
] as const)('the texts of a record in %s for %s', (language, country, expected) => {
  const toRecord = (name: string) => ({ name, values: [{ name, count: 1 }], none: null })
  expect(spellGermanRecord(toRecord('groß'), { language, country })).toEqual(toRecord(expected))
})
