import { type Result, ok, refuse } from '@ferrule/domain/result'
import type { FileRefusal, TranslationReport } from '@ferrule/domain/translation/translation-desk'
import type { PayloadRequest } from 'payload'
import type { Transaction } from '../postgres/transaction-of.ts'
import { loadTranslation, type PageLanguage } from './load-translation.ts'
import { assessUnits, saveAccepted, toReport } from './save-translated-texts.ts'
import { saveFileExchange } from './translation-store.ts'
import { readXliff } from './xliff/read-xliff.ts'

type Import = PageLanguage & { xliff: string; session: string }

/**
 * Saves the translated texts of a file as a draft. A text whose source changed after the export is refused, the others
 * are accepted. Importing the same file again changes nothing.
 */
export async function importTranslation(
  req: PayloadRequest,
  db: Transaction,
  { pageId, language, xliff, session }: Import,
): Promise<Result<TranslationReport, FileRefusal> | undefined> {
  const loaded = await loadTranslation(db, { pageId, language })
  if (!loaded) return undefined
  const file = readXliff(xliff)
  if (!file) return refuse('unreadable')
  if (file.pageId !== pageId) return refuse('other-page')
  if (file.targetLanguage !== language || file.sourceLanguage !== loaded.translation.sourceLanguage)
    return refuse('other-language')
  const assessment = assessUnits(loaded, file.units)
  const isChanged = await saveAccepted(req, { pageId, language }, { loaded, assessment, autosave: false })
  if (isChanged) await saveFileExchange(db, { pageId, language, action: 'import', session })
  return ok(toReport(loaded, assessment))
}
