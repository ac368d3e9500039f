'use client'

import { inLanguage } from '@ferrule/blocks/bilingual'
import { type RedirectImportReport, redirectRowOutcome } from '@ferrule/domain/redirects/redirect-import'
import { Button, useTranslation } from '@payloadcms/ui'
import styles from '../catalogue-import/import-screen.module.css'
import { ImportTable } from '../catalogue-import/import-table.tsx'
import { outcomeLabels, reasonLabels, redirectImportLabels } from './redirect-import-labels.ts'

type RedirectReportProps = { report: RedirectImportReport; isBusy: boolean; onApply: () => void }

/** The counts of a check or an import, and the verdicts on its first rows. */
export function RedirectReport({ report: { counts, rows, isApplied }, isBusy, onApply }: RedirectReportProps) {
  const { i18n } = useTranslation()
  const text = (name: keyof typeof redirectImportLabels) => inLanguage(redirectImportLabels[name], i18n.language)
  const accepted = counts.created + counts.changed
  return (
    <section className={styles['report']} aria-label={text('outcome')}>
      <p role="status">
        {text(isApplied ? 'applied' : 'checked')} {!isApplied && accepted === 0 && text('nothingToDo')}
      </p>
      <dl className={styles['counts']}>
        {redirectRowOutcome.options.map((outcome) => (
          <div key={outcome}>
            <dt>{inLanguage(outcomeLabels[outcome], i18n.language)}</dt>
            <dd>{counts[outcome].toLocaleString(i18n.language)}</dd>
          </div>
        ))}
      </dl>
      <div className={styles['actions']}>
        {!isApplied && accepted > 0 && (
          <Button disabled={isBusy} margin={false} onClick={onApply}>
            {text('apply')} ({accepted.toLocaleString(i18n.language)})
          </Button>
        )}
      </div>
      <RowTable rows={rows} />
    </section>
  )
}

function RowTable({ rows }: Pick<RedirectImportReport, 'rows'>) {
  const { i18n } = useTranslation()
  const text = (name: keyof typeof redirectImportLabels) => inLanguage(redirectImportLabels[name], i18n.language)
  const headings = [text('line'), text('site'), text('previousUrl'), text('target'), text('outcome')]
  return (
    <ImportTable label={text('outcome')} caption={text('firstRows')} headings={headings}>
      {rows.map(({ line, site, previousUrl, target, outcome, reason }) => (
        <tr key={line}>
          <td className={styles['number']}>{line}</td>
          <td>{site}</td>
          <td>{previousUrl}</td>
          <td>{target}</td>
          <td>
            <strong>{inLanguage(outcomeLabels[outcome], i18n.language)}</strong>{' '}
            {reason && inLanguage(reasonLabels[reason], i18n.language)}
          </td>
        </tr>
      ))}
    </ImportTable>
  )
}
