import { Wrap } from '@ferrule/ui/wrap'
import { data, redirect } from 'react-router'
import { Breadcrumb } from '../frame/breadcrumb.tsx'
import { useFrame } from '../frame/frame.ts'
import { SiteFrame } from '../frame/site-frame.tsx'
import { useTexts } from '../frame/texts.tsx'
import { visitContext } from '../visit/contexts.ts'
import { privateNoStore } from '../http/private-no-store.ts'
import { getServices } from '../visit/services.server.ts'
import { toOrigin } from '../visit/site-origin.ts'
import type { Route } from './+types/compare.route'
import classes from './compare.module.css'
import { hideSameField, readChangedEntries, toComparisonQuery } from './comparison-address.ts'
import { ComparisonPage } from './comparison-page.tsx'
import { MissingComparison } from './missing-comparison.tsx'
import { loadOffers } from './load-offers.server.ts'
import { loadRequestedComparison } from './load-requested-comparison.server.ts'
import { saveSharedComparison } from './save-shared-comparison.server.ts'

/** The URL is the state: `?products=corva-24,axion-56~<variant>&units=Imperial`, or the id of a short link. */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const query = url.searchParams
  const hideSame = query.has(hideSameField)
  const changed = readChangedEntries(query)
  if (changed) {
    const system =
      query.get('units') === 'Imperial' ? 'Imperial' : query.get('units') === 'Metric' ? 'Metric' : undefined
    throw redirect(`?${toComparisonQuery({ entries: changed, system, hideSame })}`, {
      status: 303,
      headers: privateNoStore,
    })
  }
  const requested = await loadRequestedComparison(visit, { request, query, id: params.id })
  if (!requested) return data(undefined, { status: 404, headers: privateNoStore })
  const { comparison, shared } = requested
  const { EDGE_ORIGIN } = getServices().settings
  return data(
    {
      comparison,
      shared,
      hideSame,
      offers: await loadOffers(comparison.columns, visit.locale),
      idempotencyKey: crypto.randomUUID(),
      shortLink: shared && `${toOrigin(url.hostname, EDGE_ORIGIN)}/compare/${shared.id}`,
    },
    { headers: privateNoStore },
  )
}

/** Creates a short link and redirects to it. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { locale } = context.get(visitContext)
  const shared = await saveSharedComparison(await request.formData(), request.headers.get('X-Forwarded-For') ?? '')
  if (!shared.ok) {
    const status = shared.reason === 'limited' ? 429 : 503
    return data({ failure: shared.reason }, { status, headers: privateNoStore })
  }
  const { id } = shared.value
  throw redirect(`/${params.locale ?? locale.language}/compare/${id}`, { status: 303, headers: privateNoStore })
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders
}

export default function Compare({ loaderData, actionData }: Route.ComponentProps) {
  const { siteName } = useFrame()
  const texts = useTexts()
  const title = texts('compare.title')
  const classification = loaderData?.comparison.columns[0]?.classification
  return (
    <SiteFrame>
      <title>{`${title} | ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb
        current={title}
        steps={classification ? [{ title: classification.name, path: classification.route }] : []}
      />
      <Wrap className={classes.page}>
        {loaderData ? <ComparisonPage {...loaderData} failure={actionData?.failure} /> : <MissingComparison />}
      </Wrap>
    </SiteFrame>
  )
}
