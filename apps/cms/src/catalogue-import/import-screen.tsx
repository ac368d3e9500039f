'use client'

import type { ImportDetails, ImportSummary } from '@ferrule/domain/catalogue/catalogue-import'
import { useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { ImportHistory } from './import-history.tsx'
import { ImportReport } from './import-report.tsx'
import { checkFile, goOn, ImportFault, listImports, readImport } from './import-requests.ts'
import { ImportUpload } from './import-upload.tsx'
import { inLanguage } from '../words.ts'
import { type FaultName, faultWords } from './import-words.ts'
import styles from './import-screen.module.css'

const everyMs = 1000

/** Send a file, see what it would change, start it, watch it, look back. */
export function ImportScreen() {
  const { i18n } = useTranslation()
  const [imports, setImports] = useState<ImportSummary[]>([])
  const [shown, setShown] = useState<ImportDetails>()
  const [fault, setFault] = useState<FaultName>()
  const [isBusy, setIsBusy] = useState(false)

  const attempt = useCallback(async (work: () => Promise<void>) => {
    setIsBusy(true)
    try {
      await work()
      setFault(undefined)
    } catch (error) {
      setFault(error instanceof ImportFault ? error.fault : 'away')
    } finally {
      setIsBusy(false)
    }
  }, [])
  const show = useCallback(async (id: string) => {
    setShown(await readImport(id))
    setImports(await listImports())
  }, [])

  useEffect(() => void listImports().then(setImports, () => setFault('away')), [])
  const followed = shown && ['waiting', 'running'].includes(shown.state) ? shown.id : undefined
  useEffect(() => {
    if (followed === undefined) return undefined
    const timer = setInterval(() => void show(followed).catch(() => setFault('away')), everyMs)
    return () => clearInterval(timer)
  }, [followed, show])

  return (
    <div className={styles['screen']}>
      <ImportUpload isBusy={isBusy} onFile={(file) => void attempt(async () => show(await checkFile(file)))} />
      <div role="alert">
        {fault && <p className={styles['fault']}>{inLanguage(faultWords[fault], i18n.language)}</p>}
      </div>
      {shown && (
        <ImportReport
          details={shown}
          isBusy={isBusy}
          onGoOn={(how) => void attempt(async () => show(await goOn(shown.id, how)))}
        />
      )}
      <ImportHistory imports={imports} shownId={shown?.id} onShow={(id) => void attempt(() => show(id))} />
    </div>
  )
}
