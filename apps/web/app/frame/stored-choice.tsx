import { LanguageBanner } from '@ferrule/ui/language-banner'
import { useFrame } from './frame.ts'
import { useTexts } from './texts.tsx'

/** Offers an earlier locale choice that differs from the URL. A script reads the cookie: the page stays cacheable. */
export function StoredChoice() {
  const { locale, localeCookie, switchHref } = useFrame()
  const texts = useTexts()
  return (
    <div hidden data-stored-locale={localeCookie} data-locale={locale}>
      <LanguageBanner
        label={texts('language-banner.name')}
        title={texts('language-banner.stored-choice', { choice: '{choice}' })}
        versions={[{ label: texts('language-banner.switch'), lang: locale, href: switchHref }]}
        hideLabel={texts('component.hide-message')}
      />
    </div>
  )
}
