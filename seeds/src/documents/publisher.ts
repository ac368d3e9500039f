import type { Publication } from '@ferrule/pdf/publication/publication'
import { toTranslations } from '../catalogue/translations.ts'

export const publisher = { siteName: 'Norlitz' } satisfies Partial<Publication>

/** The date of all demo publications. A fixed date makes equal content equal files. */
export const publishedAt = new Date('2026-10-01T08:00:00Z')

/** The edition of all demo publications by language, for example 1 October 2026. */
export const edition = toEdition(publishedAt)

/** The edition of operating instructions that older machines were delivered with. */
export const earlierEdition = toEdition(new Date('2012-03-01T08:00:00Z'))

function toEdition(date: Date) {
  return toTranslations((language) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' }).format(
      date,
    ),
  )
}
