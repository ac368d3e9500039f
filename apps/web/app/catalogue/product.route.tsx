import { Column, Grid } from '@ferrule/ui/grid'
import { Tag } from '@ferrule/ui/tag'
import { Wrap } from '@ferrule/ui/wrap'
import { data } from 'react-router'
import { Breadcrumb } from '../frame/breadcrumb.tsx'
import { useFrame } from '../frame/frame.ts'
import { NotFound } from '../frame/not-found.tsx'
import { SiteFrame } from '../frame/site-frame.tsx'
import { useTexts } from '../frame/texts.tsx'
import { sharedMissingPage, sharedPage } from '../request/cache-headers.ts'
import { loadView } from '../pages/load-view.server.ts'
import { showView } from '../pages/show-view.server.ts'
import { ViewPage } from '../pages/view-page.tsx'
import { visitContext } from '../request/contexts.ts'
import { orUnavailable } from '../request/or-unavailable.server.ts'
import { runOnDataService } from '../request/run-on-data-service.server.ts'
import type { Route } from './+types/product.route'
import { Product, type ProductQuery } from './product.generated.ts'
import classes from './product.module.css'

/** A page that an editor wrote comes first: families of machines have one at the same kind of address. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const written = await loadView(request, visit)
  if (written.view.kind !== 'missing') return showView(context, written)
  const { language } = visit.locale
  const asked = runOnDataService(Product, { language, slug: params.slug })
  const { getProductBySlugV2: product } = await orUnavailable('data', asked)
  const keys = [`product:${encodeURIComponent(params.slug)}`]
  if (!product) return data({ missing: visit.pathname, product }, { status: 404, headers: sharedMissingPage(keys) })
  return data({ missing: undefined, product }, { headers: sharedPage(keys) })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <ViewPage />
  const { product, missing } = loaderData
  return <SiteFrame>{product ? <Details product={product} /> : <NotFound path={missing ?? ''} />}</SiteFrame>
}

function Details({ product }: { product: NonNullable<ProductQuery['getProductBySlugV2']> }) {
  const { siteName } = useFrame()
  const texts = useTexts()
  return (
    <>
      <title>{`${product.name} | ${siteName}`}</title>
      <meta name="description" content={product.shortDescription} />
      <Breadcrumb current={product.name} />
      <Wrap className={classes.page}>
        <Grid>
          <Column span={7}>
            <h1 className={classes.name}>{product.name}</h1>
            <p className={classes.lead}>{product.shortDescription}</p>
            <p>{product.longDescription}</p>
          </Column>
          <Column span={5}>
            <dl className={classes.facts}>
              <dt>{texts('product.brand')}</dt>
              <dd>{product.brand}</dd>
              <dt>{texts('product.status')}</dt>
              <dd>
                <Tag>{texts(`product.status.${product.status}`)}</Tag>
              </dd>
            </dl>
          </Column>
        </Grid>
      </Wrap>
    </>
  )
}
