import { parseLocale } from '@ferrule/domain/locales/locale'
import { useFrame } from '../../frame/frame.ts'
import { nameOfLanguage } from '../../frame/name-of-language.ts'
import { useTexts } from '../../frame/texts.tsx'
import type { SwitchView } from './switch-view.ts'

type Reason = { title: string; text: string; decisive?: boolean }

/** Explains which rules chose site, country, language and units. */
export function useReasons({ why }: SwitchView): Reason[] {
  const { siteName, locale, country } = useFrame()
  const texts = useTexts()
  const userLanguage = parseLocale(locale)?.language ?? 'en'
  const isChoice = why.stored === locale
  return [
    { title: texts('country-switch.site'), text: texts('country-switch.why-site', { site: siteName }) },
    {
      title: [texts('country-switch.country'), texts('country-switch.language')].join(', '),
      text: isChoice
        ? texts('country-switch.why-choice', { country: country ?? texts('frame.international') })
        : texts('country-switch.why-address'),
      decisive: true,
    },
    {
      title: texts('country-switch.browser'),
      text: texts('country-switch.why-browser', { language: nameOfLanguage(why.preferred, userLanguage) }),
    },
    {
      title: texts('country-switch.page'),
      text: texts('country-switch.why-page', {
        languages: why.pageLanguages.map((language) => nameOfLanguage(language, userLanguage)).join(', '),
      }),
    },
    {
      title: texts('component.units'),
      text: texts(why.unitsBy === 'choice' ? 'country-switch.why-units-choice' : 'country-switch.why-units-country'),
    },
  ]
}
