import type { Publication } from '@ferrule/pdf/publication/publication'
import { toTranslations } from '../catalogue/translations.ts'

export const publisher = { siteName: 'Norlitz' } satisfies Partial<Publication>

/** The date of all demo publications. A fixed date makes equal content equal files. */
export const publishedAt = new Date('2026-10-01T08:00:00Z')

/** The edition of all demo publications by language, for example 1 October 2026. */
export const edition = toTranslations((language) =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    publishedAt,
  ),
)
