import { ageOfCopy, type OfflinePartList } from '@ferrule/domain/parts/offline-part-list'
import { formatDate } from '@ferrule/texts/format-date'
import { formatNumber } from '@ferrule/texts/format-number'
import { browserTimeZone } from '../../frame/browser-time-zone.ts'
import { useTexts } from '../../frame/texts.tsx'
import { useUserLanguage } from '../../frame/use-user-language.ts'

/** Returns the age of a copy as text: "Copy of 15 November 2026, 3 hours old". */
export function useCopyAge(): (copy: OfflinePartList) => string {
  const texts = useTexts()
  const language = useUserLanguage()
  return (copy) => {
    const { unit, count } = ageOfCopy(copy, new Date())
    return texts('offline-parts.age', {
      date: formatDate(copy.savedAt, language, { timeZone: browserTimeZone() }),
      age: formatNumber(count, language, { style: 'unit', unit, unitDisplay: 'long' }),
    })
  }
}
