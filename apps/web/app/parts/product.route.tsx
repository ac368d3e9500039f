import { defaultLanguage } from '@ferrule/domain/locales/language'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { type PartListQuery, partListQuery, productTabs } from '@ferrule/domain/parts/part-list-query'
import { ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { LinkTabs } from '@ferrule/ui/link-tabs'
import { redirectDocument } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { keepPreviousData } from '../live/keep-previous-data.ts'
import { MachineDocuments } from '../machines/machine-documents.tsx'
import { Panel, PortalPage } from '../portal/portal-page.tsx'
import { queryDataService } from '../data-service/query-data-service.ts'
import { FamilySoftware } from '../software/family-software.tsx'
import { Software, type SoftwareQuery } from '../software/software.generated.ts'
import type { Route } from './+types/product.route'
import { useCart } from './cart-storage.ts'
import {
  ProductInformationDetails,
  type ProductInformationDetailsQuery,
} from './product-information-details.generated.ts'
import { listCopies } from './offline/offline-copies.ts'
import { toStoredPage } from './offline/cache-names.ts'
import { OfflinePanel } from './offline/offline-panel.tsx'
import { OrderByList } from '../orders/order-by-list.tsx'
import { PartList } from '../part-lists/part-list.tsx'
import { PartLists } from '../part-lists/part-lists.tsx'
import { PartsCart } from './parts-cart.tsx'
import classes from './parts.module.css'
import { ProductStatus } from './product-status.tsx'
import { toListQuery } from '../portal/to-list-query.ts'

export const clientLoader = keepPreviousData(async ({ request, params: { slug, locale } }: Route.ClientLoaderArgs) => {
  const { tab, ...filters } = partListQuery.parse(Object.fromEntries(new URL(request.url).searchParams))
  if (!navigator.onLine) await openCopy(toStoredPage(`/${locale}/mykomax`), { slug, serial: filters.serial })
  const language = parseLocale(locale)?.language ?? defaultLanguage
  const details = await queryDataService(ProductInformationDetails, { slug, language, ...filters }, { allowNull: true })
  const software = tab === 'software' ? await findSoftware(slug, language) : undefined
  return { ...details, software, query: { tab, ...filters } }
})

/** Redirects to the offline copy, if there is one; to a copy in another language if necessary. */
async function openCopy(storedPage: string, { slug, serial }: { slug: string; serial: string }) {
  const copies = (await listCopies()).filter(
    ({ product, ...saved }) => product.slug === slug && (serial === '' || saved.serial === serial),
  )
  const copy = copies.find((one) => one.storedPage === storedPage) ?? copies[0]
  if (copy) throw redirectDocument(`${copy.storedPage}?serial=${encodeURIComponent(copy.serial)}`)
}

/** Finds the control software of the product's family, if the user has such a machine. */
async function findSoftware(slug: string, language: string) {
  const { software } = await queryDataService(Software, { language })
  return software.find(({ family }) => family === slug.split('-')[0])
}

export { PartsUnavailable as ErrorBoundary } from './parts-unavailable.tsx'

export default function ProductScreen({ loaderData }: Route.ComponentProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const list = { label: texts('product-information.title'), href: `${portalHome}/product-information` }
  const { productInformationDetails: information, productParts, partLists, software, query } = loaderData
  if (information) return <Product {...{ information, productParts, partLists, software, query, list }} />
  return (
    <PortalPage title={texts('product-information.none')} trail={[list]}>
      <EmptyState
        level={2}
        icon="parts"
        title={texts('product-information.none')}
        action={<ButtonLink href={list.href}>{list.label}</ButtonLink>}
      />
    </PortalPage>
  )
}

type OfferedSoftware = SoftwareQuery['software'][number] | undefined

type ProductProps = {
  information: NonNullable<ProductInformationDetailsQuery['productInformationDetails']>
  productParts: ProductInformationDetailsQuery['productParts']
  partLists: ProductInformationDetailsQuery['partLists']
  software: OfferedSoftware
  query: PartListQuery
  list: { label: string; href: string }
}

function Product({ information, productParts, partLists, software, query, list }: ProductProps) {
  const texts = useTexts()
  const cart = useCart()
  const { product, documents } = information
  const counts = {
    parts: productParts.total,
    knowledge: documents.length,
    order: cart.parts.length,
    software: undefined,
  }
  const savedLists = <PartLists lists={partLists} serialNumbers={product.serialNumbers} serial={query.serial} />
  return (
    <PortalPage title={product.name} trail={[list]} kicker={<Kicker {...{ product, list }} />}>
      <LinkTabs
        label={product.name}
        tabs={productTabs.map((tab) => ({
          label: texts(`product-information.tab.${tab}`),
          href: `${list.href}/${product.slug}${toListQuery(partListQuery, query, { page: 1, tab })}`,
          count: counts[tab],
          current: tab === query.tab,
        }))}
      />
      <div className={classes.tab}>
        {query.tab === 'parts' && (
          <div className={`${classes.columns} ${classes.listed}`}>
            <div className={classes.copy}>
              <OfflinePanel product={product} serial={query.serial} />
            </div>
            <div className={classes.list}>
              <PartList path={`${list.href}/${product.slug}`} {...{ product, productParts, query }} />
            </div>
            <PartsCart serial={query.serial} />
            {savedLists}
          </div>
        )}
        {query.tab === 'knowledge' && (
          <Panel id="knowledge" title={texts('product-information.tab.knowledge')}>
            {documents.length === 0 ? (
              <EmptyState icon="book" title={texts('product-information.no-knowledge')} />
            ) : (
              <MachineDocuments documents={documents} />
            )}
          </Panel>
        )}
        {query.tab === 'software' && <ProductSoftware software={software} />}
        {query.tab === 'order' && (
          <div className={classes.columns}>
            <OrderByList />
            <div>
              <PartsCart serial={query.serial} />
              {savedLists}
            </div>
          </div>
        )}
      </div>
    </PortalPage>
  )
}

function ProductSoftware({ software }: { software: OfferedSoftware }) {
  const texts = useTexts()
  if (software) return <FamilySoftware software={software} />
  return (
    <Panel id="software" title={texts('product-information.tab.software')}>
      <EmptyState icon="software" title={texts('product-information.no-software')} />
    </Panel>
  )
}

function Kicker({ product, list }: { product: ProductProps['information']['product']; list: { href: string } }) {
  const texts = useTexts()
  const { status, successorSlug, serialNumbers } = product
  return (
    <>
      <ProductStatus status={status} />
      {successorSlug && <a href={`${list.href}/${successorSlug}`}>{texts('product-information.followed-by')}</a>}
      {serialNumbers.length > 0 && (
        <span>{texts('product-information.you-own', { machines: serialNumbers.join(', ') })}</span>
      )}
    </>
  )
}
