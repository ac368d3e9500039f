import { formatDate } from '@ferrule/texts/format-date'
import { defaultLanguage } from '@ferrule/domain/locales/language'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { Note } from '@ferrule/ui/note'
import { TextField } from '@ferrule/ui/text-field'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import classes from './compare.module.css'
import { rowNameOf } from './comparison.ts'
import type { Shared } from './load-requested-comparison.server.ts'

/** The note on a shared comparison: its short link, its date, and the values that changed since. */
export function SharedNote({ shared, shortLink }: { shared: Shared; shortLink: string }) {
  const { locale } = useFrame()
  const texts = useTexts()
  const language = parseLocale(locale)?.language ?? defaultLanguage
  const missing = texts('component.not-applicable')
  const { changes } = shared
  return (
    <div className={classes.shared}>
      <TextField
        name="short-link"
        label={texts('compare.share-label')}
        labels={{ optional: texts('component.optional'), error: texts('component.error-prefix') }}
        hint={texts('compare.share-text')}
        defaultValue={shortLink}
        readOnly
      />
      <Note
        title={texts('compare.shared-on', {
          date: formatDate(new Date(shared.sharedAt), language, { timeZone: 'UTC' }),
        })}
      >
        <p>{changes.length === 0 ? texts('compare.unchanged') : texts('compare.changed', { count: changes.length })}</p>
        {changes.length > 0 && (
          <ul className={classes.changes}>
            {changes.map((change) => (
              <li key={`${change.slug} ${change.name} ${change.unit}`}>
                {texts('compare.changed-value', {
                  product: change.product,
                  attribute: rowNameOf(change),
                  before: change.before ?? missing,
                  now: change.now ?? missing,
                })}
              </li>
            ))}
          </ul>
        )}
      </Note>
    </div>
  )
}
