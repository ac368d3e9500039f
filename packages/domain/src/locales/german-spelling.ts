import type { Locale } from './locale.ts'

/** Countries whose German has no ß. */
const countriesWithoutSharpS = ['CH', 'LI']

/**
 * Spells a German text for a country: texts are written with ß, and `ss` replaces it in Switzerland and Liechtenstein.
 * The opposite is impossible without a dictionary: `Masse` is a mass, `Maße` are measures.
 */
export function spellGerman(text: string, country: string | undefined): string {
  return country !== undefined && countriesWithoutSharpS.includes(country) ? text.replaceAll('ß', 'ss') : text
}

/** Spells a page in the German of the country of its `lang` attribute, except what a visitor has typed into a field. */
export function spellGermanPage(html: string): string {
  const country = /^<html lang="de-([A-Z]{2})"/.exec(html)?.[1]
  if (country === undefined) return html
  return html.replaceAll(/\bvalue="[^"]*"|<textarea[^<>]*>[^<]*|ß/g, (part) =>
    part === 'ß' ? spellGerman(part, country) : part,
  )
}

/** Spells all texts of a JSON record in the German of a country. */
export function spellGermanRecord<Json>(record: Json, { language, country }: Locale): Json {
  if (language !== 'de' || spellGerman('ß', country) === 'ß') return record
  return JSON.parse(spellGerman(JSON.stringify(record), country))
}
