import { defaultLanguage, type Language } from '@ferrule/domain/locales/language'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { useFrame } from './frame.ts'

export function useUserLanguage(): Language {
  const { locale } = useFrame()
  return parseLocale(locale)?.language ?? defaultLanguage
}
