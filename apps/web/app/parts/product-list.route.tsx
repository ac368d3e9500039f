import { defaultLanguage } from '@ferrule/domain/locales/language'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { productsPerPage, type PortalProductQuery, portalProductQuery } from '@ferrule/domain/parts/part-list-query'
import { toPicturePath } from '@ferrule/domain/pictures/picture-path'
import { ButtonLink } from '@ferrule/ui/button'
import { Checkbox } from '@ferrule/ui/checkbox'
import { type DataColumn, DataTable } from '@ferrule/ui/data-table'
import { EmptyState } from '@ferrule/ui/empty-state'
import { Picture } from '@ferrule/ui/picture'
import { TextField } from '@ferrule/ui/text-field'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { ListPagination } from '../portal/list-pagination.tsx'
import { PortalPage } from '../portal/portal-page.tsx'
import { toListQuery } from '../portal/to-list-query.ts'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import { ListFilterForm } from '../portal/list-filter-form.tsx'
import { queryDataService } from '../data-service/query-data-service.ts'
import type { Route } from './+types/product-list.route'
import classes from './parts.module.css'
import { ProductInformation, type ProductInformationQuery } from './product-information.generated.ts'
import { ProductStatus } from './product-status.tsx'

/** The URL contains the filters, so that a list can be bookmarked and shared, and the back button works. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const query = portalProductQuery.parse(Object.fromEntries(new URL(request.url).searchParams))
  const language = parseLocale(params.locale)?.language ?? defaultLanguage
  return { ...(await queryDataService(ProductInformation, { ...query, language })), query }
}

export { PartsUnavailable as ErrorBoundary } from './parts-unavailable.tsx'

export default function ProductList({ loaderData: { productInformation: page, query } }: Route.ComponentProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const columns = useColumns()
  return (
    <PortalPage
      title={texts('product-information.title')}
      note={texts('product-information.count', { count: page.total })}
      actions={
        <ButtonLink variant="secondary" href={`${portalHome}/orders`}>
          {texts('order.history')}
        </ButtonLink>
      }
    >
      <div className={classes.frame}>
        <Filters query={query} />
        <DataTable
          variant="dense"
          caption={texts('product-information.title')}
          captionHidden
          columns={columns}
          rows={page.products}
          rowKey={({ slug }) => slug}
          empty={<EmptyState level={2} icon="parts" title={texts('product-information.none')} />}
        />
      </div>
      <ListPagination
        page={page.page}
        pageSize={productsPerPage}
        total={page.total}
        hrefOf={(number) =>
          `${portalHome}/product-information${toListQuery(portalProductQuery, query, { page: number })}`
        }
      />
    </PortalPage>
  )
}

function Filters({ query }: { query: PortalProductQuery }) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const { portalHome } = useFrame()
  return (
    <ListFilterForm unfolded query={query} clearHref={`${portalHome}/product-information`}>
      <TextField
        name="search"
        labels={labels}
        label={texts('product-information.search')}
        defaultValue={query.search}
        compact
      />
      <Checkbox
        name="activeOnly"
        value="true"
        label={texts('product-information.active-only')}
        defaultChecked={query.activeOnly}
      />
    </ListFilterForm>
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
      onCard: 'full-width',
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
