import { toPicturePath } from '@ferrule/domain/pictures/picture-path'
import { EmptyState } from '@ferrule/ui/empty-state'
import { Picture } from '@ferrule/ui/picture'
import { SearchField } from '@ferrule/ui/search-field'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useTexts } from '../../frame/texts.tsx'
import { CatalogueSection } from '../catalogue-section.tsx'
import type { CapabilitySearch, Product, ProductView } from '../catalogue-view.ts'
import { useRouteHref } from '../use-route-href.ts'
import classes from './product-capabilities.module.css'

/** The capabilities of the machine, and a search among those of all machines. A plain GET form without JavaScript. */
export function ProductCapabilities({ view: { product, search } }: { view: ProductView }) {
  const texts = useTexts()
  if (product.capabilities.length === 0) return null
  return (
    <CatalogueSection
      id="capabilities"
      heading={texts('product.capabilities')}
      note={texts('product.capabilities.hint')}
      tool={
        <SearchField
          action="#capabilities"
          name="q"
          id="capability-search"
          label={texts('product.capabilities.search')}
          defaultValue={search?.query ?? ''}
          submitLabel={texts('component.search')}
        />
      }
    >
      {search ? <SearchResults search={search} product={product} /> : <CapabilityList product={product} />}
    </CatalogueSection>
  )
}

/** Four in a row on a wide screen, two on a phone. */
const capabilitySizes = '(min-width: 92em) 20rem, (min-width: 64em) 24vw, (min-width: 40em) 32vw, 47vw'

function CapabilityList({ product: { capabilities } }: { product: Product }) {
  const texts = useTexts()
  return (
    <ul className={classes.capabilities} role="list">
      {capabilities.map(({ slug, name, image }) => (
        <li key={slug}>
          <Picture url={image} alt="" preset="Capability" address={toPicturePath} sizes={capabilitySizes} />
          <a
            href={`?capability=${slug}#capabilities`}
            rel="nofollow"
            aria-label={`${name}. ${texts('product.capabilities.machines')}`}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** All matching capabilities; those of this machine are marked. */
function SearchResults({ search, product }: { search: CapabilitySearch; product: Product }) {
  const texts = useTexts()
  const own = new Set(product.capabilities.map(({ slug }) => slug))
  return (
    <div className={classes.found} role="status">
      {search.found.length === 0 && <EmptyState icon="search" title={texts('product.capabilities.none')} />}
      <ul className={classes.capabilities} role="list">
        {search.found.map(({ slug, name, image }) => (
          <li key={slug}>
            <Picture url={image} alt="" preset="Capability" address={toPicturePath} sizes={capabilitySizes} />
            <div>
              <a
                href={`?capability=${slug}#capabilities`}
                rel="nofollow"
                aria-current={search.chosen?.slug === slug ? 'true' : undefined}
              >
                {name}
              </a>
              {own.has(slug) && <StatusBadge tone="ok">{product.name}</StatusBadge>}
            </div>
          </li>
        ))}
      </ul>
      {search.chosen && <Machines chosen={search.chosen} />}
    </div>
  )
}

function Machines({ chosen: { name, machines } }: { chosen: NonNullable<CapabilitySearch['chosen']> }) {
  const texts = useTexts()
  const toHref = useRouteHref()
  return (
    <>
      <h3>{`${texts('product.capabilities.machines')}: ${name}`}</h3>
      <ul className={classes.cells} role="list">
        {machines.map(({ slug, name: machine, route, image }) => (
          <li key={slug}>
            <Picture url={image} alt="" preset="CapabilityProduct" address={toPicturePath} sizes="4rem" />
            <a href={toHref(route)}>{machine}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
