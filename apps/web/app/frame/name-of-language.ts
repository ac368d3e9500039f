const names = new Map<string, string>()

/**
 * The name of a language in another one, or in itself; cached, because `Intl.DisplayNames` costs as much as half the
 * header.
 */
export function nameOfLanguage(language: string, displayLanguage = language): string {
  const key = `${language} ${displayLanguage}`
  const cached = names.get(key)
  if (cached !== undefined) return cached
  const name = new Intl.DisplayNames([displayLanguage], { type: 'language' }).of(language) ?? language
  const capitalised = name.charAt(0).toLocaleUpperCase(displayLanguage) + name.slice(1)
  names.set(key, capitalised)
  return capitalised
}
