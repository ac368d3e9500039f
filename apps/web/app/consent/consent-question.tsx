import { consentCookie, consentMark } from '@ferrule/domain/consent/consent'
import { ConsentBar } from '@ferrule/ui/consent-bar'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'

/**
 * Asks what a site of this kind may load. Pages are the same for everybody, so the bar is there and hidden: the starter
 * shows it to those who have not answered. Without script nothing that needs an answer is ever loaded.
 */
export function ConsentQuestion() {
  const { home, consent, tags, testing, fullPath } = useFrame()
  const texts = useTexts()
  if (testing || !tags) return null
  return (
    <div
      hidden
      data-consent={`${consentCookie}=${consentMark}`}
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
