import { CriticalStyles } from '../frame/critical-styles.tsx'
import { SiteFrame } from '../frame/site-frame.tsx'
import type { CatalogueView } from './catalogue-view.ts'
import { ClassificationPage } from './classification/classification-page.tsx'
import { FamiliesPage } from './families-page.tsx'
import { UnavailableProductPage } from './unavailable-product-page.tsx'
import { ProductPage } from './product/product-page.tsx'
import { ProductServicePage } from './product-service-page.tsx'

/** Renders a catalogue view inside the site frame. */
export function CatalogueViewPage({ view }: { view: CatalogueView }) {
  const isList = view.kind === 'families' || view.kind === 'classification'
  return (
    <SiteFrame>
      <CriticalStyles of={isList ? 'lists' : 'product'} />
      <ViewContent view={view} />
    </SiteFrame>
  )
}

function ViewContent({ view }: { view: CatalogueView }) {
  switch (view.kind) {
    case 'families':
      return <FamiliesPage view={view} />
    case 'classification':
      return <ClassificationPage view={view} />
    case 'product':
      return <ProductPage view={view} />
    case 'product-service':
      return <ProductServicePage view={view} />
    case 'unavailable-product':
      return <UnavailableProductPage view={view} />
  }
}
