import type { Language } from '@ferrule/domain/locales/language'
import {
  type FileRefusal,
  fileRefusal,
  type TranslationReport,
  translationReport,
} from '@ferrule/domain/translation/translation-desk'
import { z } from 'zod'

type PageLanguage = { pageId: string; language: Language }

export type ImportOutcome =
  | { kind: 'report'; report: TranslationReport }
  | { kind: 'refused-file'; reason: FileRefusal }

const imported = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: translationReport }),
  z.object({ ok: z.literal(false), reason: fileRefusal }),
])

const toEndpoint = ({ pageId, language }: PageLanguage) => `/api/translation-files/${pageId}/${language}`

/** Saves the exported file in the browser. */
export async function downloadTranslation(page: PageLanguage): Promise<undefined> {
  const response = await fetch(toEndpoint(page), { method: 'POST' })
  if (!response.ok) throw new Error(`translation export: ${response.status}`)
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = `${page.pageId}.${page.language}.xlf`
  link.click()
  URL.revokeObjectURL(url)
}

export async function uploadTranslation(page: PageLanguage, xliff: string): Promise<ImportOutcome> {
  const headers = { 'content-type': 'application/xliff+xml' }
  const response = await fetch(toEndpoint(page), { method: 'PUT', body: xliff, headers })
  if (!response.ok) throw new Error(`translation import: ${response.status}`)
  const result = imported.parse(await response.json())
  return result.ok ? { kind: 'report', report: result.value } : { kind: 'refused-file', reason: result.reason }
}
