'use client'

import { inLanguage } from '@ferrule/blocks/bilingual'
import type { ImportDetails, ImportSummary } from '@ferrule/domain/catalogue/catalogue-import'
import { useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { ImportHistory } from './import-history.tsx'
import { ImportReport } from './import-report.tsx'
import { checkFile, ImportError, fetchImports, fetchImport, runImport } from './import-requests.ts'
import { ImportUpload } from './import-upload.tsx'
import { type ImportErrorCode, errorLabels } from './import-labels.ts'
import styles from './import-screen.module.css'

const pollMs = 1000

/** Uploads a catalogue file, shows what it would change, starts the import, shows its progress and the history. */
export function ImportScreen() {
  const { i18n } = useTranslation()
  const [imports, setImports] = useState<ImportSummary[]>([])
  const [shown, setShown] = useState<ImportDetails>()
  const [error, setError] = useState<ImportErrorCode>()
  const [isBusy, setIsBusy] = useState(false)

  const attempt = useCallback(async (work: () => Promise<void>) => {
    setIsBusy(true)
    try {
      await work()
      setError(undefined)
    } catch (thrown) {
      setError(thrown instanceof ImportError ? thrown.code : 'unavailable')
    } finally {
      setIsBusy(false)
    }
  }, [])
  const show = useCallback(async (id: string) => {
    setShown(await fetchImport(id))
    setImports(await fetchImports())
  }, [])

  useEffect(() => void fetchImports().then(setImports, () => setError('unavailable')), [])
  const polledId = shown && ['waiting', 'running'].includes(shown.state) ? shown.id : undefined
  useEffect(() => {
    if (polledId === undefined) return undefined
    const timer = setInterval(() => void show(polledId).catch(() => setError('unavailable')), pollMs)
    return () => clearInterval(timer)
  }, [polledId, show])

  return (
    <div className={styles['screen']}>
      <ImportUpload isBusy={isBusy} onFile={(file) => void attempt(async () => show(await checkFile(file)))} />
      <div role="alert">
        {error && <p className={styles['error']}>{inLanguage(errorLabels[error], i18n.language)}</p>}
      </div>
      {shown && (
        <ImportReport
          details={shown}
          isBusy={isBusy}
          onRun={(action) => void attempt(async () => show(await runImport(shown.id, action)))}
        />
      )}
      <ImportHistory imports={imports} shownId={shown?.id} onShow={(id) => void attempt(() => show(id))} />
    </div>
  )
}
