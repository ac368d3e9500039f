import { consentCookie, consentPrefix } from '@ferrule/domain/consent/consent'
import { ConsentBar } from '@ferrule/ui/consent-bar'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'

/**
 * The consent bar. Pages are the same for every visitor, so it is rendered hidden, and the starter script shows it to
 * visitors without a stored choice. Without JavaScript nothing that needs consent is loaded.
 */
export function ConsentQuestion() {
  const { home, consent, tags, testing, fullPath } = useFrame()
  const texts = useTexts()
  if (testing || !tags) return null
  return (
    <div
      hidden
      data-consent={`${consentCookie}=${consentPrefix}`}
      data-profile={consent}
      data-container={tags.container}
      data-origin={tags.origin}
    >
      <ConsentBar
        label={texts('consent.name')}
        title={texts('consent.title')}
        labels={{
          onlyNecessary: texts('consent.only-necessary'),
          acceptAll: texts('consent.accept-all'),
          choose: texts('consent.choose'),
        }}
        settingsHref={`${home}/consent?${new URLSearchParams({ back: fullPath })}`}
        form={{ action: `${home}/consent` }}
        hidden={{ back: fullPath }}
      >
        {texts('consent.text')} <a href={`${home}/privacy`}>{texts('footer.privacy')}</a>
      </ConsentBar>
    </div>
  )
}
