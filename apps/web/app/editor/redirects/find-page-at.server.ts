import { readPagePublication } from '@ferrule/content-client/page-publications'
import { visibilityAt } from '@ferrule/domain/editor/preview-visibility'
import { lastScheduled } from '@ferrule/domain/editor/scheduled-publication'
import { orThrow503 } from '../../http/or-throw-503.server.ts'
import type { Visit } from '../../visit/contexts.ts'
import { contentServiceAddress } from '../content-service-address.server.ts'
import { findStagedPage } from '../preview/find-staged-page.server.ts'

/**
 * Finds the page that is at an address at a moment, as far as it is known now: its dates, its embargo in this language
 * and its scheduled publications. A page that moves later is found at its present address.
 */
export async function findPageAt(place: Pick<Visit, 'site' | 'locale' | 'segments'>, at: Date) {
  const published = await findStagedPage(place, { stage: 'PUBLISHED' })
  const found = published ?? (await findStagedPage(place, { stage: 'DRAFT' }))
  if (!found) return undefined
  const { page, publication } = found
  const stored = await orThrow503('content', readPagePublication(contentServiceAddress(), page.id))
  const change = lastScheduled(stored?.scheduled ?? [], { language: page.locale, at })
  const isPublished = change ? change.action === 'publish' : published !== undefined
  const { publishAt, appearsAt, unpublishAt } = publication
  return {
    title: page.title,
    visibility: visibilityAt({ ...publication, isPublished }, at),
    /** When an embargo ends. */
    appearsAt:
      [publishAt, appearsAt]
        .filter((one) => one !== null)
        .toSorted()
        .at(-1) ?? null,
    unpublishAt,
    /** The moment of the scheduled change that decides. */
    scheduledAt: change?.at ?? null,
  }
}

export type SimulatedPage = NonNullable<Awaited<ReturnType<typeof findPageAt>>>
