import { defaultLanguage } from '@ferrule/domain/locales/language'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { type PartWishes, partWishes, productTabs } from '@ferrule/domain/parts/part-list'
import { ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { LinkTabs } from '@ferrule/ui/link-tabs'
import { redirectDocument } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { keepShown } from '../live/keep-shown.ts'
import { MachineDocuments } from '../machines/machine-documents.tsx'
import { Panel, PortalPage } from '../portal/portal-page.tsx'
import { askData } from '../sign-in/ask-data.ts'
import { FamilySoftware } from '../software/family-software.tsx'
import { Software, type SoftwareQuery } from '../software/software.generated.ts'
import type { Route } from './+types/product.route'
import { useCart } from './cart-storage.ts'
import { InformedProduct, type InformedProductQuery } from './informed-product.generated.ts'
import { listCopies } from './kept/kept-copies.ts'
import { toKeptPage } from './kept/kept-names.ts'
import { OfflinePanel } from './kept/offline-panel.tsx'
import { OrderByList } from './order-by-list.tsx'
import { PartList } from './part-list.tsx'
import { PartLists } from './part-lists.tsx'
import { PartsCart } from './parts-cart.tsx'
import classes from './parts.module.css'
import { ProductStatus } from './product-status.tsx'
import { toPartQuery } from './to-part-query.ts'

export const clientLoader = keepShown(async ({ request, params: { slug, locale } }: Route.ClientLoaderArgs) => {
  const { tab, ...asked } = partWishes.parse(Object.fromEntries(new URL(request.url).searchParams))
  if (!navigator.onLine) await openCopy(toKeptPage(`/${locale}/mykomax`), { slug, serial: asked.serial })
  const language = parseLocale(locale)?.language ?? defaultLanguage
  const answer = await askData(InformedProduct, { slug, language, ...asked }, { nullIsAnswer: true })
  const software = tab === 'software' ? await findSoftware(slug, language) : undefined
  return { ...answer, software, wishes: { tab, ...asked } }
})

/** Without network a copy that was kept is all there is to show, in another language if need be. */
async function openCopy(keptPage: string, { slug, serial }: { slug: string; serial: string }) {
  const copies = (await listCopies()).filter(
    ({ product, ...kept }) => product.slug === slug && (serial === '' || kept.serial === serial),
  )
  const copy = copies.find((one) => one.keptPage === keptPage) ?? copies[0]
  if (copy) throw redirectDocument(`${copy.keptPage}?serial=${encodeURIComponent(copy.serial)}`)
}

/** The control software of its family, if the reader has a machine of it. */
async function findSoftware(slug: string, language: string) {
  const { software } = await askData(Software, { language })
  return software.find(({ family }) => family === slug.split('-')[0])
}

export { PartsAway as ErrorBoundary } from './parts-away.tsx'

export default function ProductScreen({ loaderData }: Route.ComponentProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const list = { label: texts('product-information.title'), href: `${portalHome}/product-information` }
  const { informedProduct: whole, productParts, partLists, software, wishes } = loaderData
  if (whole) return <Product {...{ whole, productParts, partLists, software, wishes, list }} />
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
  whole: NonNullable<InformedProductQuery['informedProduct']>
  productParts: InformedProductQuery['productParts']
  partLists: InformedProductQuery['partLists']
  software: OfferedSoftware
  wishes: PartWishes
  list: { label: string; href: string }
}

function Product({ whole, productParts, partLists, software, wishes, list }: ProductProps) {
  const texts = useTexts()
  const cart = useCart()
  const { product, documents } = whole
  const counts = {
    parts: productParts.total,
    knowledge: documents.length,
    order: cart.parts.length,
    software: undefined,
  }
  const saved = <PartLists lists={partLists} serialNumbers={product.serialNumbers} serial={wishes.serial} />
  return (
    <PortalPage title={product.name} trail={[list]} kicker={<Kicker {...{ product, list }} />}>
      <LinkTabs
        label={product.name}
        tabs={productTabs.map((tab) => ({
          label: texts(`product-information.tab.${tab}`),
          href: `${list.href}/${product.slug}${toPartQuery({ ...wishes, page: 1 }, { tab })}`,
          count: counts[tab],
          current: tab === wishes.tab,
        }))}
      />
      <div className={classes.tab}>
        {wishes.tab === 'parts' && (
          <div className={`${classes.columns} ${classes.listed}`}>
            <div className={classes.copy}>
              <OfflinePanel product={product} serial={wishes.serial} />
            </div>
            <div className={classes.list}>
              <PartList path={`${list.href}/${product.slug}`} {...{ product, productParts, wishes }} />
            </div>
            <PartsCart />
            {saved}
          </div>
        )}
        {wishes.tab === 'knowledge' && (
          <Panel id="knowledge" title={texts('product-information.tab.knowledge')}>
            {documents.length === 0 ? (
              <EmptyState icon="book" title={texts('product-information.no-knowledge')} />
            ) : (
              <MachineDocuments documents={documents} />
            )}
          </Panel>
        )}
        {wishes.tab === 'software' && <ProductSoftware software={software} />}
        {wishes.tab === 'order' && (
          <div className={classes.columns}>
            <OrderByList />
            <div>
              <PartsCart />
              {saved}
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

function Kicker({ product, list }: { product: ProductProps['whole']['product']; list: { href: string } }) {
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
