import { defaultLanguage, isLanguage, type Language } from './language.ts'
import { parseLocale } from './locale.ts'

export type LanguageWishes = {
  /** What the reader chose earlier, as an address code. */
  stored: string | undefined
  /** The browser's Accept-Language header. */
  accepted: string | undefined
  /** What the site offers, its preferred language first. */
  offered: readonly Language[]
}

/** The language for an address that names none: the stored choice, else the browser's best, else the site's first. */
export function chooseLanguage({ stored, accepted, offered }: LanguageWishes): Language {
  const chosen = stored ? parseLocale(stored)?.language : undefined
  if (chosen && offered.includes(chosen)) return chosen
  const wish = readAccepted(accepted ?? '').find((language) => offered.includes(language))
  return wish ?? offered[0] ?? defaultLanguage
}

function readAccepted(header: string): Language[] {
  return header
    .slice(0, 200)
    .split(',')
    .map(readRange)
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ language }) => language)
    .filter(isLanguage)
}

function readRange(range: string): { language: string; weight: number } {
  const [tag = '', ...parameters] = range.trim().toLowerCase().split(';')
  const quality = parameters.map((parameter) => /^\s*q=(0(?:\.\d+)?|1(?:\.0+)?)\s*$/.exec(parameter)?.[1]).find(Boolean)
  return { language: tag.split('-')[0] ?? '', weight: Number(quality ?? 1) }
}
