import { bilingual } from '@ferrule/blocks/bilingual'
import { type Language, isLanguage } from '@ferrule/domain/locales/language'
import { type CollectionBeforeOperationHook, type Endpoint, type PayloadRequest, Forbidden } from 'payload'
import { z } from 'zod'
import { toId } from '../fields/relation.ts'
import { refuseSaving } from '../page-paths/refuse-saving.ts'
import { pickTexts } from './pick-texts.ts'

const refusals = {
  unnamed: bilingual(
    'Please name the version and the language to restore',
    'Bitte nennen Sie die Version und die Sprache, die wiederhergestellt werden sollen',
  ),
  whole: bilingual(
    'A page is restored in one language at a time',
    'Eine Seite wird immer nur in einer Sprache wiederhergestellt',
  ),
  noText: bilingual('This version has no text in this language', 'Diese Version hat keinen Text in dieser Sprache'),
}

const input = z.object({ id: z.guid(), locale: z.string().nullable(), draft: z.string().nullable() })

/**
 * Replaces Payload's restore of pages, which writes every language and all shared fields, and validates English even if
 * the page has none. Here the texts of one language come back; the other languages, the address, the protection and
 * the dates stay as they are.
 */
export const restoreLanguage: Endpoint = {
  method: 'post',
  path: '/versions/:id',
  handler: async (req) => {
    if (!req.user) throw new Forbidden(req.t)
    const { data } = input.safeParse({
      id: req.routeParams?.['id'],
      locale: req.searchParams.get('locale'),
      draft: req.searchParams.get('draft'),
    })
    const language = data?.locale ?? (await findEditedLanguage(req))
    if (!data || !isLanguage(language)) throw refuseSaving(req, refusals.unnamed)
    const doc = await restore(req, { versionId: data.id, language, asDraft: data.draft === 'true' })
    return Response.json({ message: req.t('version:restoredSuccessfully'), doc })
  },
}

/** GraphQL and the Local API have no restore of one language. */
export const refuseWholeRestore: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation === 'restoreVersion') throw refuseSaving(req, refusals.whole)
}

type Restore = { versionId: string; language: Language; asDraft: boolean }

/** A version that was a draft in this language is restored as a draft, so that no restore unpublishes a page. */
async function restore(req: PayloadRequest, { versionId, language, asDraft }: Restore) {
  const { payload } = req
  const as = { collection: 'pages', req, overrideAccess: false, locale: language, fallbackLocale: false } as const
  const { parent, version } = await payload.findVersionByID({ ...as, id: versionId, depth: 0 })
  const pageId = toId(parent)
  if (!pageId || !version.title) throw refuseSaving(req, refusals.noText)
  const data = pickTexts(version, payload.collections.pages.config.flattenedFields)
  if (asDraft || version._status !== 'published') return payload.update({ ...as, id: pageId, draft: true, data })
  return payload.update({ ...as, id: pageId, data: { ...data, _status: 'published' } })
}

const preference = z.object({ value: z.string() })

/** The restore button of the admin names no language; the one that the editor works in is their preference. */
async function findEditedLanguage(req: PayloadRequest): Promise<string> {
  const as = { collection: 'payload-preferences', req, overrideAccess: false } as const
  const where = { key: { equals: 'locale' }, 'user.value': { equals: req.user?.id } }
  const { docs } = await req.payload.find({ ...as, where, limit: 1, depth: 0 })
  return preference.safeParse(docs[0]).data?.value ?? ''
}
