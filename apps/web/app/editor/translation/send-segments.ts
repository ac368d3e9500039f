import type { Language } from '@ferrule/domain/locales/language'
import {
  type SegmentEdit,
  type TranslationReport,
  translationReport,
} from '@ferrule/domain/translation/translation-desk'

/** session: the session of the editor has ended. failed: the texts may or may not be saved; sending again is safe. */
type SegmentsOutcome = { kind: 'report'; report: TranslationReport } | { kind: 'session' | 'failed' }

export async function sendSegments(
  { pageId, language }: { pageId: string; language: Language },
  edits: readonly SegmentEdit[],
): Promise<SegmentsOutcome> {
  const options = { method: 'PUT', body: JSON.stringify(edits), headers: { 'content-type': 'application/json' } }
  try {
    const response = await fetch(`/api/translation-segments/${pageId}/${language}`, options)
    if (response.status === 403) return { kind: 'session' }
    if (!response.ok) return { kind: 'failed' }
    return { kind: 'report', report: translationReport.parse(await response.json()) }
  } catch {
    return { kind: 'failed' }
  }
}
