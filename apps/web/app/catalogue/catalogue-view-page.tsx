import { DrawnStyles } from '../frame/drawn-styles.tsx'
import { SiteFrame } from '../frame/site-frame.tsx'
import type { CatalogueView } from './catalogue-view.ts'
import { ClassificationPage } from './classification/classification-page.tsx'
import { FamiliesPage } from './families-page.tsx'
import { NotSoldPage } from './not-sold-page.tsx'
import { ProductPage } from './product/product-page.tsx'
import { ProductServicePage } from './product-service-page.tsx'

/** What the catalogue shows at an address, within its frame. */
export function CatalogueViewPage({ view }: { view: CatalogueView }) {
  const isList = view.kind === 'families' || view.kind === 'classification'
  return (
    <SiteFrame>
      <DrawnStyles of={isList ? 'lists' : 'product'} />
      <Shown view={view} />
    </SiteFrame>
  )
}

function Shown({ view }: { view: CatalogueView }) {
  switch (view.kind) {
    case 'families':
      return <FamiliesPage view={view} />
    case 'classification':
      return <ClassificationPage view={view} />
    case 'product':
      return <ProductPage view={view} />
    case 'product-service':
      return <ProductServicePage view={view} />
    case 'not-sold':
      return <NotSoldPage view={view} />
  }
}
