import type { TranslationReport } from '@ferrule/domain/translation/translation-desk'
import { useTexts } from '../../frame/texts.tsx'
import { toPlaceLabel } from './to-place-label.ts'
import classes from './translation-desk.module.css'

/** How many texts of a file were accepted, and why each of the others was refused. */
export function ImportReport({ report: { accepted, untranslated, refused } }: { report: TranslationReport }) {
  const texts = useTexts()
  return (
    <div className={classes.report}>
      <p>{texts('editor.desk.accepted', { count: accepted })}</p>
      {untranslated > 0 && <p>{texts('editor.desk.untranslated', { count: untranslated })}</p>}
      {refused.length > 0 && (
        <>
          <p>{texts('editor.desk.refused', { count: refused.length })}</p>
          <ul role="list">
            {refused.map(({ key, block, field, reason, source }) => (
              <li key={key}>
                <strong>{toPlaceLabel({ block, field }, texts)}</strong> {texts(`editor.desk.refusal.${reason}`)}
                {source !== null && <q>{source}</q>}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
