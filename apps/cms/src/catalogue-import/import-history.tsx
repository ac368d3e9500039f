'use client'

import { inLanguage } from '@ferrule/blocks/bilingual'
import { type ImportSummary, rowOutcomes } from '@ferrule/domain/catalogue/catalogue-import'
import { formatDateTime } from '@ferrule/texts/format-date'
import { useTranslation } from '@payloadcms/ui'
import { ImportTable } from './import-table.tsx'
import { importLabels, outcomeLabels, stateLabels } from './import-labels.ts'
import styles from './import-screen.module.css'

type ImportHistoryProps = {
  imports: readonly ImportSummary[]
  shownId: string | undefined
  onShow: (id: string) => void
}

/** Checks and imports, the latest first. */
export function ImportHistory({ imports, shownId, onShow }: ImportHistoryProps) {
  const { i18n } = useTranslation()
  const text = (name: keyof typeof importLabels) => inLanguage(importLabels[name], i18n.language)
  const language = i18n.language === 'de' ? 'de' : 'en'
  const outcomes = rowOutcomes.map((outcome) => inLanguage(outcomeLabels[outcome], i18n.language))
  const headings = [text('file'), text('when'), text('who'), text('kind'), text('state'), ...outcomes]
  return (
    <section>
      <h2>{text('history')}</h2>
      {imports.length === 0 && <p>{text('none')}</p>}
      {imports.length > 0 && (
        <ImportTable label={text('history')} headings={headings}>
          {imports.map((one) => (
            <tr key={one.id} aria-current={one.id === shownId}>
              <th scope="row">
                <button className={styles['link']} type="button" onClick={() => onShow(one.id)}>
                  {one.fileName}
                </button>
              </th>
              <td>{formatDateTime(new Date(one.startedAt), language)}</td>
              <td>{one.requestedBy ?? text('commandLine')}</td>
              <td>{text(one.isDryRun ? 'dryRun' : 'import')}</td>
              <td>{inLanguage(stateLabels[one.state], i18n.language)}</td>
              {rowOutcomes.map((outcome) => (
                <td key={outcome} className={styles['number']}>
                  {one.counts[outcome].toLocaleString(i18n.language)}
                </td>
              ))}
            </tr>
          ))}
        </ImportTable>
      )}
    </section>
  )
}
