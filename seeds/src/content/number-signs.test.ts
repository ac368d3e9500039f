import { type Language, isLanguage, languages } from '@ferrule/domain/locales/language'
import { expect, test } from 'vitest'
import { newsItems } from '../news/news-items.ts'
import { stringsIn } from './figures.fixture.ts'
import { pages } from './pages.ts'

const units = String.raw`(?:mm²?|m|kg|kN|N|%|s|m/s|µm|MW)(?![\p{L}\p{N}])`
const withPoint = String.raw`\d\.\d+\s?${units}`
const withComma = String.raw`\d,\d+\s?${units}`

/** Signs that a language does not have in numbers: thousands first, then decimals. German is the German of Switzerland. */
const wrongSigns: Record<Language, RegExp> = {
  en: new RegExp(String.raw`\d[\s’]\d{3}(?!\d)|\d,\d{1,2}\s?${units}`, 'u'),
  de: new RegExp(String.raw`\d[\s,]\d{3}(?!\d)|${withComma}`, 'u'),
  ja: new RegExp(String.raw`\d[\s’]\d{3}(?!\d)|\d,\d{1,2}\s?${units}`, 'u'),
  zh: new RegExp(String.raw`\d[\s’]\d{3}(?!\d)|\d,\d{1,2}\s?${units}`, 'u'),
  fr: new RegExp(String.raw`\d[ \u00a0.,’]\d{3}(?!\d)|${withPoint}`, 'u'),
  es: new RegExp(String.raw`\d[ ’]\d{3}(?!\d)|\d\.\d{1,2}\s?${units}`, 'u'),
  pt: new RegExp(String.raw`\d[\s’]\d{3}(?!\d)|\d\.\d{1,2}\s?${units}`, 'u'),
  ro: new RegExp(String.raw`\d[\s’]\d{3}(?!\d)|\d\.\d{1,2}\s?${units}`, 'u'),
  cs: new RegExp(String.raw`\d[ .’]\d{3}(?!\d)|${withPoint}`, 'u'),
  hu: new RegExp(String.raw`\d[ .’]\d{3}(?!\d)|${withPoint}`, 'u'),
  sk: new RegExp(String.raw`\d[ .’]\d{3}(?!\d)|${withPoint}`, 'u'),
}

// Investor tables are read by machines as well, so their thousands have spaces in every language.
const texts = [...pages.filter(({ parent, slug }) => !`${parent}/${slug}`.includes('investors')), ...newsItems]

test.each(languages)('numbers on pages in %s have the signs of the language', (language) => {
  const strings = texts.flatMap((one) =>
    Object.entries(one.texts).flatMap(([key, text]) => (isLanguage(key) && key === language ? stringsIn(text) : [])),
  )
  const cells = strings.filter((text) => !isTimestamp(text)).flatMap((text) => text.split(/[\n|]/))
  const withoutTelephones = cells.map((text) => text.replaceAll(/\+\d[\d ]+/g, ''))
  expect(withoutTelephones.filter((text) => wrongSigns[language].test(text))).toEqual([])
  expect(strings.length).toBeGreaterThan(100)
})

function isTimestamp(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT/.test(text)
}
