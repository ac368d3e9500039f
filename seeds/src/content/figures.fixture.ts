import type { Language } from '@ferrule/domain/locales/language'
import type { Family } from '../catalogue/family.ts'
import { valueOfModel } from '../catalogue/family.ts'
import { families } from '../catalogue/families.ts'
import type { DefinitionKey } from '../catalogue/definitions.ts'

/** A number on a page, with the subject it is about: `Corva 24 crimp-force`. */
export type Figure = { subject: string; value: number; source: string }

const decimalComma: readonly Language[] = ['fr', 'es', 'pt', 'cs', 'hu', 'ro', 'sk']

/** Numbers with spaces, apostrophes, points or commas between thousands, as the languages write them. */
const number = String.raw`\d{1,3}(?:[\s’.,]\d{3})+(?!\d)|\d+(?:[.,]\d+)?`

/** Reads a number as the language writes it: 4 096, 4’096, 4,096 and 4.096 are the same. */
function readNumber(text: string, language: Language): number {
  const decimal = decimalComma.includes(language) ? ',' : '.'
  return Number(text.replaceAll(decimal === ',' ? /[^\d,]/g : /[^\d.]/g, '').replace(',', '.'))
}

/** Returns all numbers of a text, in its order. */
export function numbersIn(text: string, language: Language): number[] {
  return [...text.matchAll(new RegExp(number, 'g'))].map(([found]) => readNumber(found, language))
}

/** Returns the numbers in front of a unit, including both ends of a range. */
export function numbersOfUnit(text: string, unit: string, language: Language): number[] {
  const measured = new RegExp(`(?:(?:${number})\\s?[–~～-]\\s?)?(?:${number})[\\s-]?${unit}(?![\\p{L}²/])`, 'gu')
  return [...text.matchAll(measured)].flatMap(([found]) => numbersIn(found.replace('²', ''), language))
}

/** Machines that a text names. */
export function machinesIn(text: string): { name: string; family: Family; index: number }[] {
  return families.flatMap((family) =>
    family.numbers.flatMap((one, index) => {
      const name = `${family.model} ${one}`
      return new RegExp(`${name}(?!\\d)`).test(text) ? [{ name, family, index }] : []
    }),
  )
}

/** Returns smallest and largest value of a specification, of one model or of a whole family. */
export function limitsOf({ figures }: Family, key: DefinitionKey, index?: number): [number, number] | undefined {
  const row = figures[key]
  if (!row) return undefined
  const models = index === undefined ? [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] : [index]
  const all = models.flatMap((model) =>
    [row.minimum ?? row.maximum, row.maximum].map((one) => valueOfModel(one, model)),
  )
  return [Math.min(...all), Math.max(...all)]
}

/** Returns all strings of a value, at any depth. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}
