import { AnchorNavigation } from '@ferrule/ui/anchor-navigation'
import { ButtonLink } from '@ferrule/ui/button'
import { PageHead } from '../../seo/page-head.tsx'
import { Breadcrumb } from '../../frame/breadcrumb.tsx'
import { useTexts } from '../../frame/texts.tsx'
import { StoryList } from '../../pages/stories/story-list.tsx'
import { CatalogueSection } from '../catalogue-section.tsx'
import type { ProductView } from '../catalogue-view.ts'
import { toPictureContent } from '../to-picture-content.ts'
import { Lifecycle } from './lifecycle.tsx'
import { ProductCapabilities } from './product-capabilities.tsx'
import { ProductContact } from './product-contact.tsx'
import { ProductDownloads } from './product-downloads.tsx'
import { ProductHighlights } from './product-highlights.tsx'
import { ProductOpening } from './product-opening.tsx'
import { ProductVariants } from './product-variants.tsx'
import { RelatedCells } from './related-cells.tsx'
import { TechnicalData } from './technical-data.tsx'
import { useProductSections } from './use-product-sections.ts'

/** The page of a product. */
export function ProductPage({ view }: { view: ProductView }) {
  const texts = useTexts()
  const { product, versions, steps, search } = view
  const sections = useProductSections(view)
  return (
    <>
      <PageHead
        title={product.name}
        description={product.shortDescription}
        versions={versions}
        steps={steps}
        image={toPictureContent(product.image, product.name)}
        product={{ brand: product.brand, sku: product.slug, category: product.classification?.name }}
        hidden={search !== undefined}
      />
      <Breadcrumb current={product.name} steps={steps} />
      <ProductOpening view={view} />
      <Lifecycle product={product} />
      <AnchorNavigation
        label={texts('frame.on-this-page')}
        sections={sections}
        action={<ButtonLink href="#contact">{texts('contact.title')}</ButtonLink>}
      />
      <Sections view={view} />
    </>
  )
}

/** A section without content is not rendered. */
function Sections({ view }: { view: ProductView }) {
  const texts = useTexts()
  const { product, stories } = view
  return (
    <>
      <ProductHighlights product={product} />
      <TechnicalData view={view} />
      <ProductCapabilities view={view} />
      <ProductVariants product={product} />
      {product.files.length > 0 && (
        <CatalogueSection id="downloads" heading={texts('product.downloads')}>
          <ProductDownloads files={product.files} />
        </CatalogueSection>
      )}
      <ProductContact product={product} />
      {product.related.length > 0 && (
        <CatalogueSection id="related" heading={texts('product.related')}>
          <RelatedCells related={product.related} labelled />
        </CatalogueSection>
      )}
      {stories.length > 0 && <StoryList heading={texts('product.stories')} stories={stories} />}
    </>
  )
}
