'use client'

import { type ImportSummary, rowOutcomes } from '@ferrule/domain/catalogue/catalogue-import'
import { useTranslation } from '@payloadcms/ui'
import { ImportTable } from './import-table.tsx'
import { inLanguage } from '../words.ts'
import { importWords, outcomeWords, stateWords } from './import-words.ts'
import styles from './import-screen.module.css'

type ImportHistoryProps = {
  imports: readonly ImportSummary[]
  shownId: string | undefined
  onShow: (id: string) => void
}

/** What was checked and imported, the latest first. */
export function ImportHistory({ imports, shownId, onShow }: ImportHistoryProps) {
  const { i18n } = useTranslation()
  const text = (name: keyof typeof importWords) => inLanguage(importWords[name], i18n.language)
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  const outcomes = rowOutcomes.map((outcome) => inLanguage(outcomeWords[outcome], i18n.language))
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
              <td>{format.format(new Date(one.startedAt))}</td>
              <td>{one.askedBy ?? text('commandLine')}</td>
              <td>{text(one.isDryRun ? 'dryRun' : 'import')}</td>
              <td>{inLanguage(stateWords[one.state], i18n.language)}</td>
              {rowOutcomes.map((outcome) => (
                <td key={outcome} className={styles['figure']}>
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
