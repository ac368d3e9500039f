import { ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { MoreLink } from '@ferrule/ui/more-link'
import { Wrap } from '@ferrule/ui/wrap'
import { PageHead } from '../seo/page-head.tsx'
import { Breadcrumb } from '../frame/breadcrumb.tsx'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { CatalogueHead } from './catalogue-head.tsx'
import { CatalogueSection } from './catalogue-section.tsx'
import type { ProductServiceView } from './catalogue-view.ts'
import { ProductDownloads } from './product/product-downloads.tsx'
import { RelatedCells } from './product/related-cells.tsx'
import classes from './product-service-page.module.css'
import { useRouteHref } from './use-route-href.ts'
import { toRequestPath } from '../requests/request-path.ts'

/** Parts, services and documents for owners of the machine. */
export function ProductServicePage({ view: { product, versions, steps } }: { view: ProductServiceView }) {
  const { home } = useFrame()
  const texts = useTexts()
  const toHref = useRouteHref()
  const title = texts('product.service.title', { product: product.name })
  const parts = product.related.filter(({ type }) => type === 'component')
  const services = product.related.filter(({ type }) => type === 'service')
  return (
    <>
      <PageHead title={title} description={product.shortDescription} versions={versions} steps={steps} />
      <Breadcrumb current={texts('product.related.service')} steps={steps} />
      <CatalogueHead title={title} lead={product.shortDescription} />
      <Wrap className={classes.actions}>
        <ButtonLink href={home + toRequestPath('service', { machineName: product.name })}>
          {texts('product.service.request')}
        </ButtonLink>
        <MoreLink href={toHref(product.route)} back>
          {product.name}
        </MoreLink>
      </Wrap>
      {services.length > 0 && (
        <CatalogueSection heading={texts('product.related.service')}>
          <RelatedCells related={services} />
        </CatalogueSection>
      )}
      {parts.length > 0 && (
        <CatalogueSection heading={texts('product.service.parts')}>
          <RelatedCells related={parts} />
        </CatalogueSection>
      )}
      <CatalogueSection heading={texts('product.service.documents')}>
        {product.files.length > 0 ? (
          <ProductDownloads files={product.files} />
        ) : (
          <EmptyState icon="file" title={texts('product.no-downloads')} />
        )}
      </CatalogueSection>
    </>
  )
}
