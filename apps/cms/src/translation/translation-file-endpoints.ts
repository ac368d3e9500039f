import { languages } from '@ferrule/domain/locales/language'
import { listUsedTerms } from '@ferrule/domain/translation/glossary'
import {
  maxTranslationFileLength,
  segmentEdits,
  type TranslationDesk,
} from '@ferrule/domain/translation/translation-desk'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { hasServiceKey } from '../access/service-key.ts'
import type { Transaction } from '../postgres/transaction-of.ts'
import { withTransaction } from '../postgres/with-transaction.ts'
import { editTranslation } from './edit-translation.ts'
import { exportTranslation } from './export-translation.ts'
import { findMatches } from './find-matches.ts'
import { findGlossaryTerms } from './glossary-store.ts'
import { importTranslation } from './import-translation.ts'
import { loadTranslation, type PageLanguage, toDeskSegments } from './load-translation.ts'
import { findSiteSlug } from './translation-store.ts'

const path = '/:id/translation'
const pageLanguage = { pageId: z.guid(), language: z.enum(languages) }
const session = z.string().min(1).max(100)

const respond = (status: number, body: object = {}) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

type Run<T> = (db: Transaction, input: T, req: PayloadRequest) => Promise<object | undefined>

/** Endpoints for the website only, which checks the session of the editor. */
function forWebsite<T>(input: z.ZodType<T>, run: Run<T>) {
  return async (req: PayloadRequest): Promise<Response> => {
    if (!hasServiceKey(req)) return respond(404)
    const sent: unknown =
      req.method === 'GET' ? Object.fromEntries(req.searchParams) : await req.json?.().catch(() => undefined)
    const parsed = input.safeParse(Object.assign({}, sent, { pageId: req.routeParams?.['id'] }))
    if (!parsed.success) return respond(400)
    const found = await withTransaction(req, (db) => run(db, parsed.data, req))
    return found ? respond(200, found) : respond(404)
  }
}

export const translationFileEndpoints: Endpoint[] = [
  { path: `${path}/desk`, method: 'get', handler: forWebsite(z.object(pageLanguage), readDesk) },
  {
    path: `${path}/export`,
    method: 'post',
    handler: forWebsite(z.object({ ...pageLanguage, session }), exportTranslation),
  },
  {
    path: `${path}/import`,
    method: 'post',
    handler: forWebsite(
      z.object({ ...pageLanguage, session, xliff: z.string().max(maxTranslationFileLength) }),
      (db, input, req) => importTranslation(req, db, input),
    ),
  },
  {
    path: `${path}/edit`,
    method: 'post',
    handler: forWebsite(z.object({ ...pageLanguage, session, edits: segmentEdits }), (db, input, req) =>
      editTranslation(req, db, input),
    ),
  },
]

async function readDesk(db: Transaction, { pageId, language }: PageLanguage): Promise<TranslationDesk | undefined> {
  const loaded = await loadTranslation(db, { pageId, language })
  if (!loaded) return undefined
  const { title, path: pagePath } = z
    .looseObject({ title: z.string().nullish(), path: z.string().nullish() })
    .parse(loaded.source)
  const segments = toDeskSegments(loaded)
  const matches = await findMatches(db, { loaded, segments, language })
  const { sourceLanguage } = loaded.translation
  const terms = await findGlossaryTerms(db, { sourceLanguage, language })
  return {
    title: title ?? null,
    path: pagePath ?? '',
    siteSlug: await findSiteSlug(db, pageId),
    language,
    translation: loaded.translation,
    segments,
    matches: Object.fromEntries(matches),
    terms: listUsedTerms(segments.map(({ source }) => source).join('\n'), terms),
  }
}
