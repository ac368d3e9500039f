import type { Language } from '@ferrule/domain/locales/language'
import { type FileRefusal, maxTranslationFileLength } from '@ferrule/domain/translation/translation-desk'
import { Button } from '@ferrule/ui/button'
import { useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTexts } from '../../frame/texts.tsx'
import { Panel } from '../../portal/portal-page.tsx'
import { ImportReport } from './import-report.tsx'
import { downloadTranslation, type ImportOutcome, uploadTranslation } from './send-translation-file.ts'
import classes from './translation-desk.module.css'

type Props = { pageId: string; language: Language; hasOpen: boolean }
type Outcome = ImportOutcome | { kind: 'failed' } | { kind: 'refused-file'; reason: FileRefusal }

/** Exports what needs work as XLIFF, and imports a translated file. */
export function TranslationFilePanel({ pageId, language, hasOpen }: Props) {
  const texts = useTexts()
  const { revalidate } = useRevalidator()
  const fileId = useId()
  const [busy, setBusy] = useState<'export' | 'import'>()
  const [outcome, setOutcome] = useState<Outcome>()
  const attempt = async (kind: 'export' | 'import', work: () => Promise<Outcome | undefined>) => {
    setBusy(kind)
    setOutcome(undefined)
    const result = await work().catch((): Outcome => ({ kind: 'failed' }))
    setOutcome(result)
    setBusy(undefined)
    await revalidate()
  }
  const upload = (file: File) =>
    attempt('import', async () => {
      if (file.size > maxTranslationFileLength) return { kind: 'refused-file', reason: 'unreadable' }
      return uploadTranslation({ pageId, language }, await file.text())
    })
  return (
    <Panel id="translation-file" title={texts('editor.desk.files')}>
      <div className={classes.files}>
        <p>{texts(hasOpen ? 'editor.desk.export-hint' : 'editor.desk.nothing-to-export')}</p>
        <Button
          variant="secondary"
          disabled={!hasOpen}
          loading={busy === 'export'}
          onClick={() => void attempt('export', () => downloadTranslation({ pageId, language }))}
        >
          {texts('editor.desk.export')}
        </Button>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            const file = new FormData(event.currentTarget).get('file')
            if (file instanceof File && file.size > 0) void upload(file)
          }}
        >
          <label htmlFor={fileId}>{texts('editor.desk.file')}</label>
          <p>{texts('editor.desk.import-hint')}</p>
          <input id={fileId} name="file" type="file" accept=".xlf,.xliff,application/xliff+xml" required />
          <Button type="submit" variant="secondary" loading={busy === 'import'}>
            {texts('editor.desk.import')}
          </Button>
        </form>
        <div role="status">
          {outcome?.kind === 'failed' && <p>{texts('editor.preview.failed')}</p>}
          {outcome?.kind === 'refused-file' && <p>{texts(`editor.desk.file.${outcome.reason}`)}</p>}
          {outcome?.kind === 'report' && <ImportReport report={outcome.report} />}
        </div>
      </div>
    </Panel>
  )
}
