import { ageOf, type KeptParts } from '@ferrule/domain/parts/kept-parts'
import { formatDate } from '@ferrule/texts/format-date'
import { formatNumber } from '@ferrule/texts/format-number'
import { ownTimeZone } from '../../frame/own-time-zone.ts'
import { useTexts } from '../../frame/texts.tsx'
import { useReaderLanguage } from '../../frame/use-reader-language.ts'

/** Says how old a copy is: "Copy of 15 November 2026, 3 hours old". */
export function useCopyAge(): (copy: KeptParts) => string {
  const texts = useTexts()
  const language = useReaderLanguage()
  return (copy) => {
    const { unit, count } = ageOf(copy, new Date())
    return texts('kept-parts.age', {
      date: formatDate(copy.keptAt, language, { timeZone: ownTimeZone() }),
      age: formatNumber(count, language, { style: 'unit', unit, unitDisplay: 'long' }),
    })
  }
}
