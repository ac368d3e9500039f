import type { BlockContent } from '@ferrule/blocks/block-content'
import { isNarrowed, isOwnAddress, toListSearch } from '@ferrule/domain/catalogue/list-address'
import { ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { FilterChips } from '@ferrule/ui/filter-chips'
import { MoreLink } from '@ferrule/ui/more-link'
import { Pagination } from '@ferrule/ui/pagination'
import { Wrap } from '@ferrule/ui/wrap'
import { PageHead } from '../../found/page-head.tsx'
import { Breadcrumb } from '../../frame/breadcrumb.tsx'
import { useFrame } from '../../frame/frame.ts'
import { useTexts } from '../../frame/texts.tsx'
import { Blocks } from '../../pages/blocks.tsx'
import { CatalogueHead } from '../catalogue-head.tsx'
import { AddToComparison } from '../../comparison/add-to-comparison.tsx'
import type { ClassificationView, ListedProduct } from '../catalogue-view.ts'
import { toPictureContent } from '../to-picture-content.ts'
import { ProductCard, ProductCards } from '../product-card.tsx'
import { useRouteHref } from '../use-route-href.ts'
import classes from './classification-page.module.css'
import { ListFilters } from './list-filters.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { ShownFilters } from './shown-filters.tsx'

/** Title and machines stand there already. */
const superseded: readonly BlockContent['blockType'][] = ['hero', 'product-teasers']

/** A branch of the catalogue: everything below it, narrowed by what the reader needs. The address is the state. */
export function ClassificationPage({ view }: { view: ClassificationView }) {
  const { classification, page, versions, steps, wishes } = view
  const title = page?.title || classification.name
  const lead = page?.description || classification.description
  return (
    <>
      <PageHead
        title={title}
        description={lead}
        versions={versions}
        steps={steps}
        image={page?.image ?? toPictureContent(classification.imageHighRes, classification.name)}
        hidden={!isOwnAddress(wishes)}
      />
      <Breadcrumb current={classification.name} steps={steps} />
      <CatalogueHead title={title} lead={lead} />
      <Wrap className={classes.page}>
        <Branches classification={classification} />
        <form className={classes.layout} id="list">
          <ListFilters view={view} />
          <div className={classes.main}>
            <ListToolbar view={view} />
            <ShownFilters view={view} />
            <Machines view={view} />
          </div>
        </form>
      </Wrap>
      {page && <Blocks blocks={page.blocks.filter(({ blockType }) => !superseded.includes(blockType))} />}
    </>
  )
}

/** The way to the neighbours: those below, else those beside. */
function Branches({ classification }: Pick<ClassificationView, 'classification'>) {
  const texts = useTexts()
  const toHref = useRouteHref()
  const { slug, route, parent, childClassifications } = classification
  const isAbove = childClassifications.length > 0
  const all = isAbove
    ? { route, children: childClassifications }
    : parent && { route: parent.route, children: parent.childClassifications }
  if (!all) return null
  return (
    <FilterChips
      label={texts('catalogue.groups')}
      chips={[
        { label: texts('component.all'), href: toHref(all.route), current: isAbove },
        ...all.children.map((child) => ({
          label: child.name,
          href: toHref(child.route),
          current: child.slug === slug,
        })),
      ]}
    />
  )
}

function Machines({ view }: { view: ClassificationView }) {
  const { home } = useFrame()
  const texts = useTexts()
  const { list, system } = view
  if (list.products.length === 0) return <NoMachines view={view} />
  return (
    <>
      <ProductCards>
        {list.products.map((product, place) => (
          <ProductCard
            key={product.slug}
            product={product}
            system={system}
            first={place === 0}
            action={<CompareAction product={product} />}
          />
        ))}
      </ProductCards>
      <div className={classes.end}>
        <Pages view={view} />
        <MoreLink href={`${home}/requests/contact`}>
          {`${texts('catalogue.not-sure')} ${texts('catalogue.send-wire-list')}`}
        </MoreLink>
      </div>
    </>
  )
}

function Pages({ view: { list, wishes } }: { view: ClassificationView }) {
  const texts = useTexts()
  const pageCount = Math.ceil(list.total / list.pageSize)
  const from = (list.page - 1) * list.pageSize + 1
  const range = texts('component.range', { from, to: from + list.products.length - 1, total: list.total })
  if (pageCount < 2) return <p className={classes.range}>{range}</p>
  return (
    <Pagination
      page={list.page}
      pageCount={pageCount}
      range={range}
      hrefOf={(page) => toListSearch({ ...wishes, page })}
      labels={{
        navigation: texts('component.pages'),
        previous: texts('component.previous'),
        next: texts('component.next'),
        page: (page) => texts('component.page', { page }),
      }}
    />
  )
}

/** What stands in no classification has nothing to be compared with. */
function CompareAction({ product: { slug, name, classification } }: { product: ListedProduct }) {
  if (!classification) return null
  return (
    // The card itself shows it; a notice for each of twenty cards would stand in the way.
    <AddToComparison classificationSlug={classification.slug} productSlug={slug} productName={name} notify={false} />
  )
}

function NoMachines({ view: { wishes } }: { view: ClassificationView }) {
  const { home } = useFrame()
  const texts = useTexts()
  const way = isNarrowed(wishes) || wishes.page > 1
  return (
    <EmptyState
      icon="search"
      title={texts('catalogue.none')}
      action={
        way ? (
          <ButtonLink look="secondary" href={toListSearch({ ...wishes, filters: [], capabilities: [], page: 1 })}>
            {texts('component.clear-filters')}
          </ButtonLink>
        ) : (
          <ButtonLink href={`${home}/requests/contact`}>{texts('contact.title')}</ButtonLink>
        )
      }
    >
      {`${texts('catalogue.not-sure')} ${texts('catalogue.send-wire-list')}`}
    </EmptyState>
  )
}
