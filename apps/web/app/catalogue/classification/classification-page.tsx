import type { BlockContent } from '@ferrule/blocks/block-content'
import { hasFilters, isCanonicalList, toListSearch } from '@ferrule/domain/catalogue/list-query-string'
import { ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { FilterChips } from '@ferrule/ui/filter-chips'
import { MoreLink } from '@ferrule/ui/more-link'
import { Pagination } from '@ferrule/ui/pagination'
import { Wrap } from '@ferrule/ui/wrap'
import { PageHead } from '../../seo/page-head.tsx'
import { Breadcrumb } from '../../frame/breadcrumb.tsx'
import { useFrame } from '../../frame/frame.ts'
import { useTexts } from '../../frame/texts.tsx'
import { usePaginationLabels } from '../../frame/use-pagination-labels.ts'
import { Blocks } from '../../pages/blocks.tsx'
import { CatalogueHead } from '../catalogue-head.tsx'
import { AddToComparison } from '../../comparison/add-to-comparison.tsx'
import type { ClassificationView, ListedProduct } from '../catalogue-view.ts'
import { toPictureContent } from '../to-picture-content.ts'
import { ProductCard, ProductCards } from '../product-card.tsx'
import { useRouteHref } from '../use-route-href.ts'
import classes from './classification-page.module.css'
import { FamilyOpening, hasFamilyOpening } from './family-opening.tsx'
import { ListFilters } from './list-filters.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { ActiveFilterChips } from './active-filter-chips.tsx'
import { toRequestPath } from '../../requests/request-path.ts'

/** Blocks that are left out, because the page already shows a title and the machines. */
const superseded: readonly BlockContent['blockType'][] = ['hero', 'product-teasers']

/** Blocks that help to choose a machine, above the list. A list with filters, and each further page, has none. */
const leading: readonly BlockContent['blockType'][] = ['machine-chooser', 'machine-comparison']

/** A classification with its filtered product list. The URL is the state. */
export function ClassificationPage({ view }: { view: ClassificationView }) {
  const { classification, page, versions, steps, listQuery } = view
  const title = page?.title || classification.name
  const lead = page?.description || classification.description
  const opens = hasFamilyOpening(view)
  const blocks = page?.blocks.filter(({ blockType }) => !superseded.includes(blockType)) ?? []
  return (
    <>
      <PageHead
        title={title}
        description={lead}
        versions={versions}
        steps={steps}
        image={page?.image ?? toPictureContent(classification.imageHighRes, classification.name)}
        hidden={!isCanonicalList(listQuery)}
      />
      {opens ? (
        <FamilyOpening view={view} title={title} lead={lead} />
      ) : (
        <>
          <Breadcrumb current={classification.name} steps={steps} />
          <CatalogueHead title={title} lead={lead} />
        </>
      )}
      {opens && <Blocks blocks={blocks.filter(({ blockType }) => leading.includes(blockType))} />}
      <Wrap className={classes.page}>
        <Branches classification={classification} />
        <form className={classes.layout} id="list">
          <ListFilters view={view} />
          <div className={classes.main}>
            <ListToolbar view={view} />
            <ActiveFilterChips view={view} />
            <Machines view={view} first={!opens} />
          </div>
        </form>
      </Wrap>
      <Blocks blocks={blocks.filter(({ blockType }) => !leading.includes(blockType))} />
    </>
  )
}

/** Links to the child classifications, or to the siblings of one without children. */
function Branches({ classification }: Pick<ClassificationView, 'classification'>) {
  const texts = useTexts()
  const toHref = useRouteHref()
  const { slug, route, parent, childClassifications } = classification
  const isParent = childClassifications.length > 0
  const all = isParent
    ? { route, children: childClassifications }
    : parent && { route: parent.route, children: parent.childClassifications }
  if (!all) return null
  return (
    <FilterChips
      label={texts('catalogue.groups')}
      chips={[
        { label: texts('component.all'), href: toHref(all.route), current: isParent },
        ...all.children.map((child) => ({
          label: child.name,
          href: toHref(child.route),
          current: child.slug === slug,
        })),
      ]}
    />
  )
}

/** `first`: no picture precedes those of the machines. */
function Machines({ view, first }: { view: ClassificationView; first: boolean }) {
  const { home } = useFrame()
  const texts = useTexts()
  const { list, system } = view
  if (list.products.length === 0) return <NoMachines view={view} />
  return (
    <>
      <ProductCards>
        {list.products.map((product, index) => (
          <ProductCard
            key={product.slug}
            product={product}
            system={system}
            first={first && index === 0}
            action={<CompareAction product={product} />}
          />
        ))}
      </ProductCards>
      <div className={classes.end}>
        <Pages view={view} />
        <MoreLink href={home + toRequestPath('contact', { about: view.classification.name })}>
          {`${texts('catalogue.not-sure')} ${texts('catalogue.send-wire-list')}`}
        </MoreLink>
      </div>
    </>
  )
}

function Pages({ view: { list, listQuery } }: { view: ClassificationView }) {
  const texts = useTexts()
  const paginationLabels = usePaginationLabels()
  const pageCount = Math.ceil(list.total / list.pageSize)
  const from = (list.page - 1) * list.pageSize + 1
  const range = texts('component.range', { from, to: from + list.products.length - 1, total: list.total })
  if (pageCount < 2) return <p className={classes.range}>{range}</p>
  return (
    <Pagination
      page={list.page}
      pageCount={pageCount}
      range={range}
      hrefOf={(page) => toListSearch({ ...listQuery, page })}
      labels={paginationLabels}
    />
  )
}

/** A product without a classification cannot be compared. */
function CompareAction({ product: { slug, name, classification } }: { product: ListedProduct }) {
  if (!classification) return null
  return (
    // The card itself shows that the product was added, so no notification is needed.
    <AddToComparison classificationSlug={classification.slug} productSlug={slug} productName={name} notify={false} />
  )
}

function NoMachines({ view: { classification, listQuery } }: { view: ClassificationView }) {
  const { home } = useFrame()
  const texts = useTexts()
  const canReset = hasFilters(listQuery) || listQuery.page > 1
  return (
    <EmptyState
      icon="search"
      title={texts('catalogue.none')}
      action={
        canReset ? (
          <ButtonLink variant="secondary" href={toListSearch({ ...listQuery, filters: [], capabilities: [], page: 1 })}>
            {texts('component.clear-filters')}
          </ButtonLink>
        ) : (
          <ButtonLink href={home + toRequestPath('contact', { about: classification.name })}>
            {texts('contact.title')}
          </ButtonLink>
        )
      }
    >
      {`${texts('catalogue.not-sure')} ${texts('catalogue.send-wire-list')}`}
    </EmptyState>
  )
}
