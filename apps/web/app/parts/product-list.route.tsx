import { defaultLanguage } from '@ferrule/domain/locales/language'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { productsPerPage, type ProductWishes, productWishes } from '@ferrule/domain/parts/part-list'
import { toPicturePath } from '@ferrule/domain/pictures/picture-address'
import { ButtonLink } from '@ferrule/ui/button'
import { Checkbox } from '@ferrule/ui/checkbox'
import { type DataColumn, DataTable } from '@ferrule/ui/data-table'
import { EmptyState } from '@ferrule/ui/empty-state'
import { Pagination } from '@ferrule/ui/pagination'
import { Picture } from '@ferrule/ui/picture'
import { TextField } from '@ferrule/ui/text-field'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { PortalPage } from '../portal/portal-page.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import { WishesForm } from '../portal/wishes-form.tsx'
import { askData } from '../sign-in/ask-data.ts'
import type { Route } from './+types/product-list.route'
import classes from './parts.module.css'
import { ProductInformation, type ProductInformationQuery } from './product-information.generated.ts'
import { ProductStatus } from './product-status.tsx'

/** The address holds what is looked at, so that it can be kept, shared and gone back to. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const wishes = productWishes.parse(Object.fromEntries(new URL(request.url).searchParams))
  const language = parseLocale(params.locale)?.language ?? defaultLanguage
  return { ...(await askData(ProductInformation, { ...wishes, language })), wishes }
}

export { PartsAway as ErrorBoundary } from './parts-away.tsx'

export default function ProductList({ loaderData: { productInformation: page, wishes } }: Route.ComponentProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const columns = useColumns()
  const from = (page.page - 1) * productsPerPage
  return (
    <PortalPage
      title={texts('product-information.title')}
      note={texts('product-information.count', { count: page.total })}
      actions={
        <ButtonLink look="secondary" href={`${portalHome}/orders`}>
          {texts('order.history')}
        </ButtonLink>
      }
    >
      <div className={classes.frame}>
        <Filters wishes={wishes} />
        <DataTable
          look="dense"
          caption={texts('product-information.title')}
          captionHidden
          columns={columns}
          rows={page.products}
          rowKey={({ slug }) => slug}
          empty={<EmptyState level={2} icon="parts" title={texts('product-information.none')} />}
        />
      </div>
      {page.total > productsPerPage && (
        <Pagination
          page={page.page}
          pageCount={Math.ceil(page.total / productsPerPage)}
          range={texts('component.range', { from: from + 1, to: from + page.products.length, total: page.total })}
          hrefOf={(number) => `${portalHome}/product-information?${toQuery(wishes, number)}`}
          labels={{
            navigation: texts('component.pages'),
            previous: texts('component.previous'),
            next: texts('component.next'),
            page: (number) => texts('component.page', { page: number }),
          }}
        />
      )}
    </PortalPage>
  )
}

function toQuery({ search, activeOnly }: ProductWishes, page: number): string {
  return new URLSearchParams({
    ...(search ? { search } : {}),
    ...(activeOnly ? { activeOnly: 'true' } : {}),
    page: String(page),
  }).toString()
}

function Filters({ wishes }: { wishes: ProductWishes }) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const { portalHome } = useFrame()
  return (
    <WishesForm wishes={wishes} clearHref={`${portalHome}/product-information`}>
      <TextField
        name="search"
        labels={labels}
        label={texts('product-information.search')}
        defaultValue={wishes.search}
        compact
      />
      <Checkbox
        name="activeOnly"
        value="true"
        label={texts('product-information.active-only')}
        defaultChecked={wishes.activeOnly}
      />
    </WishesForm>
  )
}

type Row = ProductInformationQuery['productInformation']['products'][number]

function useColumns(): DataColumn<Row>[] {
  const texts = useTexts()
  const { portalHome } = useFrame()
  return [
    {
      key: 'product',
      header: texts('product-information.product'),
      rowHeader: true,
      onCard: 'whole',
      cell: ({ slug, name, image, brand }) => (
        <span className={classes.named}>
          <span className={classes.thumbnail}>
            <Picture url={image} alt="" preset="LightboxThumbnail" address={toPicturePath} />
          </span>
          <span>
            <a href={`${portalHome}/product-information/${slug}`}>{name}</a>
            <small>{brand}</small>
          </span>
        </span>
      ),
    },
    {
      key: 'status',
      header: texts('product-information.status'),
      cell: ({ status }) => <ProductStatus status={status} />,
    },
    {
      key: 'owned',
      header: texts('product-information.your-machines'),
      cell: ({ slug, serialNumbers }) =>
        serialNumbers.length === 0 ? (
          texts('component.none')
        ) : (
          <span className={classes.serials}>
            {serialNumbers.map((serial) => (
              <a key={serial} href={`${portalHome}/product-information/${slug}?serial=${serial}`}>
                {serial}
              </a>
            ))}
          </span>
        ),
    },
  ]
}
