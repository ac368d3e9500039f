'use client'

import { inLanguage } from '@ferrule/blocks/bilingual'
import type { RedirectImportReport } from '@ferrule/domain/redirects/redirect-import'
import { Button, useTranslation } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState } from 'react'
import styles from '../catalogue-import/import-screen.module.css'
import { type FileErrorCode, fileErrorLabels, redirectImportLabels } from './redirect-import-labels.ts'
import { RedirectReport } from './redirect-report.tsx'
import { sendRedirectFile } from './redirect-requests.ts'

/** Checks a file, shows the verdict on each row, and imports the accepted rows. */
export function RedirectImportScreen() {
  const { i18n } = useTranslation()
  const text = (name: keyof typeof redirectImportLabels) => inLanguage(redirectImportLabels[name], i18n.language)
  const [file, setFile] = useState<File>()
  const [report, setReport] = useState<RedirectImportReport>()
  const [error, setError] = useState<FileErrorCode>()
  const [isBusy, setIsBusy] = useState(false)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // The user may have selected a file before this script ran.
  useEffect(() => setFile(input.current?.files?.[0]), [])
  const send = async (action: 'check' | 'apply') => {
    if (!file) return
    setIsBusy(true)
    const answer = await sendRedirectFile(action, file)
    setIsBusy(false)
    setError(typeof answer === 'string' ? answer : undefined)
    setReport(typeof answer === 'string' ? undefined : answer)
  }
  const choose = (chosen: File | undefined) => {
    setFile(chosen)
    setReport(undefined)
    setError(undefined)
  }
  return (
    <div className={styles['screen']}>
      <form
        className={styles['upload']}
        onSubmit={(event) => {
          event.preventDefault()
          void send('check')
        }}
      >
        <p id={`${id}-lead`}>{text('lead')}</p>
        <a href="/api/redirects/import/template">{text('template')}</a>
        <label htmlFor={id}>{text('file')}</label>
        <input
          id={id}
          ref={input}
          type="file"
          aria-describedby={`${id}-lead`}
          accept=".csv,.tsv,.txt,text/csv"
          onChange={(event) => choose(event.target.files?.[0])}
        />
        <Button type="submit" disabled={!file || isBusy} margin={false}>
          {text(isBusy ? 'sending' : 'check')}
        </Button>
      </form>
      <div role="alert">
        {error && <p className={styles['error']}>{inLanguage(fileErrorLabels[error], i18n.language)}</p>}
      </div>
      {report && <RedirectReport {...{ report, isBusy }} onApply={() => void send('apply')} />}
    </div>
  )
}
