import { Island } from '../islands/island.tsx'
import { StoredLocale } from '../islands/stored-locale.tsx'
import { useFrame } from './frame.ts'
import { useTexts } from './texts.tsx'

/** Offers an earlier locale choice that differs from the URL. An island reads the cookie: the page stays cacheable. */
export function StoredChoice() {
  const { locale, localeCookie, switchHref } = useFrame()
  const texts = useTexts()
  return (
    <Island
      name="stored-locale"
      component={StoredLocale}
      props={{
        cookie: localeCookie,
        locale,
        switchHref,
        labels: {
          name: texts('language-banner.name'),
          title: texts('language-banner.stored-choice', { choice: '{choice}' }),
          act: texts('language-banner.switch'),
          hide: texts('component.hide-message'),
        },
      }}
    />
  )
}
