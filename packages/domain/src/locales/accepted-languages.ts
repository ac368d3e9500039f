import { isLanguage, type Language } from './language.ts'

/** No browser sends a longer header. */
const maxHeaderLength = 200

/** Our languages in an Accept-Language header, best first. Regions are ignored, because en-US is a common default. */
export function acceptedLanguages(header: string): Language[] {
  const preferences = header
    .slice(0, maxHeaderLength)
    .split(',')
    .map(readRange)
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ language }) => language)
    .filter(isLanguage)
  return [...new Set(preferences)]
}

function readRange(range: string): { language: string; weight: number } {
  const [tag = '', ...parameters] = range.trim().toLowerCase().split(';')
  const quality = parameters.map((parameter) => /^\s*q=(0(?:\.\d+)?|1(?:\.0+)?)\s*$/.exec(parameter)?.[1]).find(Boolean)
  return { language: tag.split('-')[0] ?? '', weight: Number(quality ?? 1) }
}
