import type { Labels } from '@ferrule/blocks/labels'
import { defaultLanguage } from '@ferrule/domain/locales/language'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { formatDate } from '@ferrule/texts/format-date'
import { formatNumber } from '@ferrule/texts/format-number'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useFormWords } from '../requests/use-form-words.ts'

/** The fixed words of blocks in the reader's language. */
export function useBlockLabels(): Labels {
  const texts = useTexts()
  const contactForm = useFormWords('contact')
  const whitepaperForm = useFormWords('whitepaper')
  const { locale } = useFrame()
  const language = parseLocale(locale)?.language ?? defaultLanguage
  return {
    contactPanel: {
      title: texts('contact.title'),
      promise: texts('contact.promise'),
      action: texts('contact.question'),
    },
    contactForm,
    whitepaperForm,
    search: { label: texts('frame.search'), placeholder: texts('search.placeholder') },
    news: { adHoc: texts('media-releases.ad-hoc') },
    chart: { showTable: texts('component.show-as-table') },
    video: { download: (name) => texts('component.download-file', { name }) },
    gallery: {
      enlarge: (picture, pictures) =>
        `${texts('component.enlarge-picture')}: ${texts('component.picture-of', { picture, pictures })}`,
      close: texts('component.close'),
    },
    // An editor chooses a day, and the content service adds noon in universal time to it.
    formatDate: (iso) => formatDate(new Date(iso), language, { timeZone: 'UTC' }),
    formatNumber: (value) => formatNumber(value, language),
  }
}
