'use client'

import { inLanguage } from '@ferrule/blocks/bilingual'
import { type ImportDetails, rowOutcomes } from '@ferrule/domain/catalogue/catalogue-import'
import { Button, useTranslation } from '@payloadcms/ui'
import { ImportTable } from './import-table.tsx'
import { errorLabels, importLabels, outcomeLabels, stateLabels, toPlaceLabels } from './import-labels.ts'
import styles from './import-screen.module.css'

type ImportReportProps = { details: ImportDetails; isBusy: boolean; onRun: (action: 'start' | 'continue') => void }

/** Shows a check or an import: its progress, its result per row, and the next possible action. */
export function ImportReport({ details, isBusy, onRun }: ImportReportProps) {
  const { i18n } = useTranslation()
  const text = (name: keyof typeof importLabels) => inLanguage(importLabels[name], i18n.language)
  const { counts, failure, failureDetail, rowsDone, rowsTotal, state } = details
  const isReady = state === 'finished' && details.isDryRun && !details.isFollowed
  const changes = counts.created + counts.changed
  return (
    <section className={styles['report']} aria-label={details.fileName}>
      <h2>
        {details.fileName} · {text(details.isDryRun ? 'dryRun' : 'import')}
      </h2>
      <p role="status">
        {inLanguage(stateLabels[state], i18n.language)} · {rowsDone.toLocaleString(i18n.language)}
        {rowsTotal !== null && ` / ${rowsTotal.toLocaleString(i18n.language)}`} {text('rows')}
      </p>
      {state !== 'finished' && rowsTotal !== null && (
        <progress className={styles['progress']} value={rowsDone} max={Math.max(rowsTotal, 1)} />
      )}
      <dl className={styles['counts']}>
        {rowOutcomes.map((outcome) => (
          <div key={outcome}>
            <dt>{inLanguage(outcomeLabels[outcome], i18n.language)}</dt>
            <dd>{counts[outcome].toLocaleString(i18n.language)}</dd>
          </div>
        ))}
      </dl>
      {failure && state === 'broken' && (
        <p className={styles['error']}>
          {inLanguage(errorLabels[failure], i18n.language)} {failureDetail}
        </p>
      )}
      {isReady && changes === 0 && <p>{text('nothingToDo')}</p>}
      <div className={styles['actions']}>
        {isReady && changes > 0 && (
          <Button disabled={isBusy} margin={false} onClick={() => onRun('start')}>
            {text('start')}
          </Button>
        )}
        {state === 'broken' && (
          <Button buttonStyle="secondary" disabled={isBusy} margin={false} onClick={() => onRun('continue')}>
            {text('continue')}
          </Button>
        )}
      </div>
      {details.rows.length > 0 && <RowTable rows={details.rows} />}
    </section>
  )
}

function RowTable({ rows }: Pick<ImportDetails, 'rows'>) {
  const { i18n } = useTranslation()
  const text = (name: keyof typeof importLabels) => inLanguage(importLabels[name], i18n.language)
  const headings = [text('place'), text('product'), text('outcome'), text('detail')]
  return (
    <ImportTable label={text('outcome')} caption={text('firstRows')} headings={headings}>
      {rows.map(({ place, slug, outcome, detail }) => (
        <tr key={`${place} ${slug}`}>
          <td>{toPlaceLabels(place, i18n.language)}</td>
          <td>{slug}</td>
          <td>{inLanguage(outcomeLabels[outcome], i18n.language)}</td>
          <td>{detail}</td>
        </tr>
      ))}
    </ImportTable>
  )
}
