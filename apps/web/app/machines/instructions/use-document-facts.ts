import { formatDay } from '@ferrule/texts/format-date'
import { formatFileSize } from '@ferrule/texts/format-file-size'
import { useTexts } from '../../frame/texts.tsx'
import { useUserLanguage } from '../../frame/use-user-language.ts'
import type { InstructionView } from './use-reader-documents.ts'

/** The line below the title of a document: version, date, origin, software and size. */
export function useDocumentFacts(): (document: InstructionView) => string {
  const texts = useTexts()
  const language = useUserLanguage()
  return ({ version, issuedOn, origin, softwareFrom, softwareUntil, byteSize }) => {
    const facts = [
      texts('instructions.version', { version, date: formatDay(issuedOn, language, 'long') }),
      texts(origin === 'original' ? 'instructions.origin.original' : 'instructions.origin.translation'),
      softwareFrom && softwareUntil && texts('instructions.software', { from: softwareFrom, until: softwareUntil }),
      softwareFrom && !softwareUntil && texts('instructions.software-from', { from: softwareFrom }),
      softwareUntil && !softwareFrom && texts('instructions.software-until', { until: softwareUntil }),
      'PDF',
      formatFileSize(byteSize, language),
    ]
    return facts.filter(Boolean).join(', ')
  }
}
