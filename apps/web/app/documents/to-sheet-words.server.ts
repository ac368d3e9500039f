import { formatDate } from '@ferrule/texts/format-date'
import type { Texts } from '@ferrule/texts/load-texts'
import type { Visit } from '../request/contexts.ts'
import type { SheetWords } from '@ferrule/paper/sheet'

type Words = { title: string; texts: Texts; now: Date }

/** What stands on every page of a document. */
export function toSheetWords({ site, locale: { language } }: Visit, { title, texts, now }: Words): SheetWords {
  const date = formatDate(now, language, { timeZone: 'UTC' })
  return { siteName: site.name, title, stand: texts('data-sheet.stand', { date }), language }
}
