const names = new Map<string, string>()

/** A language in its own words. */
export function nameOfLanguage(language: string): string {
  return nameOfLanguageIn(language, language)
}

/** A language as another one calls it; remembered, because asking costs as much as drawing half the header. */
export function nameOfLanguageIn(language: string, words: string): string {
  const key = `${language} ${words}`
  const known = names.get(key)
  if (known !== undefined) return known
  const name = new Intl.DisplayNames([words], { type: 'language' }).of(language) ?? language
  const written = name.charAt(0).toLocaleUpperCase(words) + name.slice(1)
  names.set(key, written)
  return written
}
