import { bilingual } from '@ferrule/blocks/bilingual'
import { addRedirect } from '@ferrule/domain/redirects/add-redirect'
import { collectRedirectChain } from '@ferrule/domain/redirects/collect-redirect-chain'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { relation } from '../fields/relation.ts'
import { refuseSaving } from '../page-paths/refuse-saving.ts'
import { findRedirectsFrom } from './find-redirects-from.ts'

const incoming = z.looseObject({
  site: relation.nullish(),
  previousUrl: z.string().nullish(),
  target: z.string().nullish(),
  deletedAt: z.string().nullish(),
})

const refusals = {
  'not-a-path': bilingual(
    'Please enter paths that start with /; a redirect never leads to another host',
    'Bitte geben Sie Pfade ein, die mit / beginnen; eine Weiterleitung führt nie zu einem anderen Host',
  ),
  'previous-url-with-query': bilingual(
    'The previous address cannot contain a question mark; it applies to every query string',
    'Die bisherige Adresse darf kein Fragezeichen enthalten; sie gilt für alle Parameter',
  ),
  duplicate: bilingual(
    'There is a redirect from this address already; please change that one',
    'Von dieser Adresse gibt es bereits eine Weiterleitung; bitte ändern Sie jene',
  ),
  loop: bilingual(
    'This would lead in a circle: the target redirects back to the previous address',
    'Das führt im Kreis: Das Ziel leitet zur bisherigen Adresse zurück',
  ),
}

/**
 * Checks a redirect against those of its site that it leads to, with the same rule as the website. Missing fields are
 * left to the validation of the fields, which follows and names them; it accepts values of other types.
 */
export const checkRedirect: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const parsed = incoming.safeParse({ ...originalDoc, ...data })
  if (!parsed.success) throw refuseSaving(req, refusals['not-a-path'])
  const { site, previousUrl, target, deletedAt } = parsed.data
  // Its address in the trash is free.
  if (deletedAt) return data
  if (!site || !previousUrl || !target) return data
  const ownId = z.looseObject({ id: z.string() }).safeParse(originalDoc).data?.id
  const refusal = await findRefusal(req, { site, previousUrl, target, ownId })
  if (refusal) throw refuseSaving(req, refusals[refusal])
  return data
}

type SavedRedirect = { site: string; previousUrl: string; target: string; ownId: string | undefined }

export async function findRefusal(
  req: PayloadRequest,
  { site, previousUrl, target, ownId }: SavedRedirect,
): Promise<keyof typeof refusals | undefined> {
  const redirect = { previousUrl, target }
  const others = await collectRedirectChain(
    (addresses) => findRedirectsFrom(req, addresses, { siteId: site, exceptId: ownId }),
    redirect,
  )
  const added = addRedirect(others, redirect)
  return added.ok ? undefined : added.reason
}
