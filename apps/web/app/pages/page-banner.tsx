import { parseLocale, toUrlCode } from '@ferrule/domain/locales/locale'
import { LanguageBanner } from '@ferrule/ui/language-banner'
import { useFrame } from '../frame/frame.ts'
import { nameOfLanguage } from '../frame/name-of-language.ts'
import { useTexts } from '../frame/texts.tsx'
import type { EditorialPageData } from './view.ts'

/** Notice that the page does not exist in the visitor's language, with links to its other versions. */
export function PageBanner({ versions }: { versions: EditorialPageData['fallbackVersions'] }) {
  const { locale, switchHref } = useFrame()
  const texts = useTexts()
  const userLanguage = parseLocale(locale)?.language ?? 'en'
  const isInBoth =
    versions
      .map(({ language }) => language)
      .toSorted()
      .join() === 'de,en'
  const languages = versions.map(({ language }) => nameOfLanguage(language, userLanguage)).join(', ')
  return (
    <LanguageBanner
      label={texts('language-banner.name')}
      title={
        isInBoth ? texts('language-banner.german-and-english') : texts('language-banner.available-in', { languages })
      }
      versions={versions.map(({ language, label }) => ({
        label,
        lang: language,
        href: `${switchHref}&fallback=${toUrlCode({ language, country: undefined })}`,
      }))}
      hideLabel={texts('component.hide-message')}
    >
      {texts('language-banner.rest')}
    </LanguageBanner>
  )
}
