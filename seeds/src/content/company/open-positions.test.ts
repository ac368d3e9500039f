import { languages } from '@ferrule/domain/locales/language'
import { expect, test } from 'vitest'
import { locations } from '../../locations/locations.ts'
import { companyFigures } from '../company-figures.fixture.ts'
import { numbersIn } from '../figures.fixture.ts'
import { careers } from './careers.ts'
import { openPositions } from './open-positions.ts'

const english = openPositions('en', 'Open positions', '').positions

test.each(languages)(
  'the page in %s lists as many positions as it says, and as many without experience',
  (language) => {
    const { positions } = openPositions(language, 'Open positions', '')
    const { description = '' } = careers.texts[language] ?? {}
    const withoutExperience = positions.filter(({ noExperience }) => noExperience).length
    expect(numbersIn(description, language)).toEqual([positions.length, withoutExperience])
    expect(positions.length).toBe(companyFigures.find(({ subject }) => subject === 'open positions')?.value)
    expect(positions.filter(({ title }) => title === '')).toEqual([])
    expect(new Set(positions.map(({ place }) => place)).size).toBe(new Set(english.map(({ place }) => place)).size)
  },
)

test('positions are at our own locations', () => {
  const cities = locations.map(({ city }) => city)
  expect(english.filter(({ place }) => !cities.includes(place))).toEqual([])
})

test('apprentices start in four countries, as the careers page says', () => {
  const cities = english.filter(({ area }) => area === 'Apprenticeship').map(({ place }) => place)
  const countries = new Set(locations.filter(({ city }) => cities.includes(city)).map(({ countryCode }) => countryCode))
  expect(countries.size).toBe(4)
})
