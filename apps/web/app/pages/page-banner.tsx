import { parseLocale, toUrlCode } from '@ferrule/domain/locales/locale'
import { LanguageBanner } from '@ferrule/ui/language-banner'
import { useFrame } from '../frame/frame.ts'
import { nameOfLanguageIn } from '../frame/name-of-language.ts'
import { useTexts } from '../frame/texts.tsx'
import type { PageView } from './view.ts'

/** Says that this page is not there in the reader's language, and where it is. */
export function PageBanner({ versions }: { versions: PageView['insteadOfOwn'] }) {
  const { locale, switchHref } = useFrame()
  const texts = useTexts()
  const own = parseLocale(locale)?.language ?? 'en'
  const isInBoth =
    versions
      .map(({ language }) => language)
      .toSorted()
      .join() === 'de,en'
  const languages = versions.map(({ language }) => nameOfLanguageIn(language, own)).join(', ')
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
