import type { Language } from '@ferrule/domain/locales/language'
import {
  fileRefusal,
  type SegmentEdit,
  type TranslationDesk,
  translationDesk,
  type TranslationReport,
  translationReport,
} from '@ferrule/domain/translation/translation-desk'
import { tracedFetch } from '@ferrule/telemetry/tracing'
import { z } from 'zod'
import type { ContentServiceAddress } from './query-content-service.ts'

/** An import saves a page with all its blocks. */
const timeoutMs = 15_000

export type PageLanguage = { pageId: string; language: Language }

/** The texts of a page beside their translations; undefined if the language is no target of the page. */
export async function readTranslationDesk(
  address: ContentServiceAddress,
  { pageId, language }: PageLanguage,
): Promise<TranslationDesk | undefined> {
  const desk = await send(address, `${pageId}/translation/desk?language=${language}`, {})
  return desk === undefined ? undefined : translationDesk.parse(desk)
}

const exported = z.object({ xliff: z.string().optional() })

/** The new and changed texts as XLIFF, without any if all are translated. `session` is for the audit. */
export async function exportTranslation(
  address: ContentServiceAddress,
  { pageId, ...body }: PageLanguage & { session: string },
): Promise<z.infer<typeof exported> | undefined> {
  const file = await send(address, `${pageId}/translation/export`, post(body))
  return file === undefined ? undefined : exported.parse(file)
}

const imported = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: translationReport }),
  z.object({ ok: z.literal(false), reason: fileRefusal }),
])

/** Saves the translated texts of a file as a draft and reports which were refused. */
export async function importTranslation(
  address: ContentServiceAddress,
  { pageId, ...body }: PageLanguage & { session: string; xliff: string },
): Promise<z.infer<typeof imported> | undefined> {
  const report = await send(address, `${pageId}/translation/import`, post(body))
  return report === undefined ? undefined : imported.parse(report)
}

/** Saves texts that were typed at the desk as a draft and reports which were refused. */
export async function editTranslation(
  address: ContentServiceAddress,
  { pageId, ...body }: PageLanguage & { session: string; edits: readonly SegmentEdit[] },
): Promise<TranslationReport | undefined> {
  const report = await send(address, `${pageId}/translation/edit`, post(body))
  return report === undefined ? undefined : translationReport.parse(report)
}

function post(body: object): RequestInit {
  return { method: 'POST', body: JSON.stringify(body) }
}

async function send({ url, key }: ContentServiceAddress, path: string, options: RequestInit): Promise<unknown> {
  const response = await tracedFetch('content TranslationFiles', `${url}/api/pages/${path}`, {
    ...options,
    headers: { 'content-type': 'application/json', 'x-content-service-key': key },
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`content service responded with ${response.status}`)
  return response.json()
}
