import type { Labels } from '@ferrule/blocks/labels'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { toServiceLocale } from '@ferrule/domain/locales/service-locale'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'

/** The fixed words of blocks in the reader's language. */
export function useBlockLabels(): Labels {
  const texts = useTexts()
  const { locale } = useFrame()
  const writes = toServiceLocale(parseLocale(locale)?.language ?? '')
  // An editor chooses a day, and the content service adds noon in universal time to it.
  const dates = new Intl.DateTimeFormat(writes, { dateStyle: 'long', timeZone: 'UTC' })
  const numbers = new Intl.NumberFormat(writes)
  return {
    contactPanel: {
      title: texts('contact.title'),
      promise: texts('contact.promise'),
      action: texts('contact.question'),
    },
    search: { label: texts('frame.search'), placeholder: texts('search.placeholder') },
    news: { adHoc: texts('media-releases.ad-hoc') },
    chart: { showTable: texts('component.show-as-table') },
    video: { download: (name) => texts('component.download-file', { name }) },
    gallery: {
      enlarge: (picture, pictures) =>
        `${texts('component.enlarge-picture')}: ${texts('component.picture-of', { picture, pictures })}`,
      close: texts('component.close'),
    },
    formatDate: (iso) => dates.format(new Date(iso)),
    formatNumber: (value) => numbers.format(value),
  }
}
