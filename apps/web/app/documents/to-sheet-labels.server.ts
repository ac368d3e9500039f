import { formatDate } from '@ferrule/texts/format-date'
import type { Texts } from '@ferrule/texts/load-texts'
import type { Visit } from '../visit/contexts.ts'
import type { SheetOptions } from '@ferrule/pdf/sheet'

type SheetInput = { title: string; texts: Texts; now: Date }

/** The header and footer labels of a PDF. */
export function toSheetLabels({ site, locale: { language } }: Visit, { title, texts, now }: SheetInput): SheetOptions {
  const date = formatDate(now, language, { timeZone: 'UTC' })
  return { siteName: site.name, title, dateLabel: texts('data-sheet.as-of', { date }), language }
}
