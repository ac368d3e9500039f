import { addRedirect } from '@ferrule/domain/redirects/add-redirect'
import type { CollectionBeforeChangeHook } from 'payload'
import { z } from 'zod'
import { relation } from '../fields/relation.ts'
import { refuseSaving } from '../page-paths/refuse-saving.ts'

const saved = z.looseObject({ site: relation, previousUrl: z.string(), target: z.string() })

const refusals = {
  'not-a-path': 'Please enter paths that start with /; a redirect never leads to another host',
  'previous-url-with-query': 'The previous address cannot have a question mark; it counts for every query',
  duplicate: 'There is a redirect from this address already; please change that one',
  loop: 'This would lead in a circle: the target leads back to the previous address',
} as const

/** A redirect is checked together with all others of its site, by the rule that the website follows them by. */
export const checkRedirect: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { site, previousUrl, target } = saved.parse({ ...originalDoc, ...data })
  const others = originalDoc?.id ? [{ id: { not_equals: originalDoc.id } }] : []
  const where = { and: [{ site: { equals: site } }, ...others] }
  const as = { collection: 'redirects', req, overrideAccess: false } as const
  const { docs } = await req.payload.find({ ...as, where, depth: 0, pagination: false })
  const added = addRedirect(docs, { previousUrl, target })
  if (!added.ok) throw refuseSaving(refusals[added.reason])
  return data
}
