import { Wrap } from '@ferrule/ui/wrap'
import { data, redirect } from 'react-router'
import { Breadcrumb } from '../frame/breadcrumb.tsx'
import { useFrame } from '../frame/frame.ts'
import { SiteFrame } from '../frame/site-frame.tsx'
import { useTexts } from '../frame/texts.tsx'
import { visitContext } from '../request/contexts.ts'
import { forThisReader } from '../request/for-this-reader.ts'
import { getServices } from '../request/services.server.ts'
import { toOrigin } from '../request/site-origin.ts'
import type { Route } from './+types/compare.route'
import classes from './compare.module.css'
import { hideSameField, readChangedEntries, toComparisonQuery } from './comparison-address.ts'
import { ComparisonPage } from './comparison-page.tsx'
import { MissingComparison } from './missing-comparison.tsx'
import { loadOffers } from './load-offers.server.ts'
import { readAskedComparison } from './read-asked-comparison.server.ts'
import { shareComparison } from './share-comparison.server.ts'

/** The address is the state: `?products=corva-24,axion-56~<variant>&units=Imperial`, or the id of a short link. */
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
      headers: forThisReader,
    })
  }
  const asked = await readAskedComparison(visit, { request, query, id: params.id })
  if (!asked) return data(undefined, { status: 404, headers: forThisReader })
  const { comparison, shared } = asked
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
    { headers: forThisReader },
  )
}

/** Makes a short link; the page behind it shows it. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { locale } = context.get(visitContext)
  const shared = await shareComparison(await request.formData())
  if (!shared) return data({ failed: true }, { status: 503, headers: forThisReader })
  throw redirect(`/${params.locale ?? locale.language}/compare/${shared.id}`, { status: 303, headers: forThisReader })
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
        {loaderData ? <ComparisonPage {...loaderData} failed={actionData?.failed ?? false} /> : <MissingComparison />}
      </Wrap>
    </SiteFrame>
  )
}
