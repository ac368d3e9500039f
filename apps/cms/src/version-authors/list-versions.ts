import { inLanguage } from '@ferrule/blocks/bilingual'
import { languages } from '@ferrule/domain/locales/language'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { toId } from '../fields/relation.ts'
import { toLanguageLabel } from '../fields/language-options.ts'
import { saveOrigins } from './save-origin.ts'
import { toAuthorLabel } from './to-author-label.ts'
import { toVersionStates, type VersionState } from './to-version-states.ts'

const storedVersion = z.looseObject({
  id: z.string(),
  updatedAt: z.string(),
  publishedLocale: z.enum(languages).nullish(),
  autosave: z.boolean().nullish(),
  version: z.looseObject({
    savedBy: z.unknown(),
    savedWith: z.enum(saveOrigins).nullish(),
    _status: z.enum(['draft', 'published']).nullish(),
  }),
})

export type VersionRow = {
  id: string
  updatedAt: string
  author: string
  publishedLocale: string | undefined
  isAutosave: boolean
  status: VersionState | undefined
}

type Record = { collection: CollectionSlug; parent: string }

/** The versions of a record from new to old, as the signed-in editor may read them. */
export async function listVersions(req: PayloadRequest, { collection, parent }: Record): Promise<VersionRow[]> {
  const { locale, payload, i18n } = req
  const hasDrafts = Boolean(payload.collections[collection].config.versions?.drafts)
  const found = await payload.findVersions({
    collection,
    req,
    overrideAccess: false,
    ...(locale ? { locale } : {}),
    depth: 0,
    pagination: false,
    sort: '-updatedAt',
    // A snapshot is a copy that Payload needs for publishing one language.
    where: { and: [{ parent: { equals: parent } }, ...(hasDrafts ? [{ snapshot: { not_equals: true } }] : [])] },
    select: {
      updatedAt: true,
      version: { savedBy: true, savedWith: true, ...(hasDrafts ? { _status: true } : {}) },
      ...(hasDrafts ? { publishedLocale: true, autosave: true } : {}),
    },
  })
  const versions = z.array(storedVersion).parse(found.docs)
  const names = await findNames(
    req,
    versions.flatMap(({ version }) => toId(version.savedBy) ?? []),
  )
  const states = toVersionStates(versions.map(({ version }) => version._status ?? undefined))
  return versions.map(({ id, updatedAt, publishedLocale, autosave, version }, index) => ({
    id,
    updatedAt,
    author: toAuthorLabel(
      { name: names.get(toId(version.savedBy) ?? ''), origin: version.savedWith ?? undefined },
      i18n.language,
    ),
    publishedLocale: publishedLocale ? inLanguage(toLanguageLabel(publishedLocale), i18n.language) : undefined,
    isAutosave: autosave === true,
    status: hasDrafts ? states[index] : undefined,
  }))
}

async function findNames(req: PayloadRequest, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'users',
    req,
    overrideAccess: false,
    depth: 0,
    pagination: false,
    where: { id: { in: [...new Set(ids)] } },
    select: { name: true },
  })
  return new Map(docs.map(({ id, name }) => [id, name]))
}
