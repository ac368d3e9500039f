import { toTechnicalDataRows } from '@ferrule/domain/catalogue/technical-data-rows'
import { toPicturePath } from '@ferrule/domain/pictures/picture-path'
import { ButtonLink } from '@ferrule/ui/button'
import { Picture } from '@ferrule/ui/picture'
import { SpecTable } from '@ferrule/ui/spec-table'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { Wrap } from '@ferrule/ui/wrap'
import { Breadcrumb } from '../frame/breadcrumb.tsx'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { LocationStrip } from '../pages/locations/location-strip.tsx'
import { toRequestPath } from '../requests/request-path.ts'
import { CatalogueSection } from './catalogue-section.tsx'
import type { UnavailableProductView } from './catalogue-view.ts'
import { ProductCard, ProductCards } from './product-card.tsx'
import classes from './unavailable-product-page.module.css'

/** The page of a machine that is not sold in the visitor's country: what it is, whom to ask, and alternatives. */
export function UnavailableProductPage({ view }: { view: UnavailableProductView }) {
  const { siteName } = useFrame()
  const texts = useTexts()
  const { name, product, contact, alternatives, system } = view
  return (
    <>
      <title>{`${name}: ${texts('product.unavailable.title')} | ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb current={name} />
      <Wrap className={product ? classes.opening : undefined}>
        {product && <Picture url={product.image} alt="" preset="Product" address={toPicturePath} sizes={sizes} first />}
        <Head view={view} />
      </Wrap>
      {alternatives.length > 0 && (
        <CatalogueSection heading={texts('product.unavailable.alternatives')}>
          <ProductCards>
            {alternatives.map((alternative) => (
              <ProductCard key={alternative.slug} product={alternative} system={system} />
            ))}
          </ProductCards>
        </CatalogueSection>
      )}
      {contact && (
        <Wrap className={classes.contact}>
          <LocationStrip title={texts('product.unavailable.contact')} location={contact} />
        </Wrap>
      )}
    </>
  )
}

const sizes = '(min-width: 64em) 55vw, 100vw'

function Head({ view: { name, product, ...view } }: { view: UnavailableProductView }) {
  const { country, switchHref, home } = useFrame()
  const texts = useTexts()
  const title = texts('product.unavailable.title')
  return (
    <div className={classes.head}>
      <p className={classes.meta}>
        <StatusBadge tone="accent" icon="globe">
          {country ? `${title}: ${country}` : title}
        </StatusBadge>
        {product && <span>{[product.brand, product.classification?.name].filter(Boolean).join(', ')}</span>}
      </p>
      <h1>{name}</h1>
      <p className={classes.lead}>{texts('product.unavailable.text')}</p>
      {product && <p lang={product.language}>{product.shortDescription}</p>}
      <KeyData view={{ name, product, ...view }} />
      <p className={classes.actions}>
        <ButtonLink href={home + toRequestPath('contact', { about: name })}>{texts('contact.title')}</ButtonLink>
        <ButtonLink href={switchHref} variant="secondary">
          {texts('product.unavailable.change-country')}
        </ButtonLink>
        <ButtonLink href={`${home}/services`} variant="quiet">
          {texts('product.unavailable.owned')}
        </ButtonLink>
      </p>
    </div>
  )
}

const maxKeyValues = 3

/** Where it is sold, who serves it here, and its three most important values. */
function KeyData({ view: { product, countryCount, contact, system } }: { view: UnavailableProductView }) {
  const texts = useTexts()
  const values = toTechnicalDataRows(product?.specifications ?? [])
    .filter(({ metric }) => metric.unit !== '')
    .slice(0, maxKeyValues)
    .map((row) => ({ name: row.name, ...(system === 'Metric' ? row.metric : row.imperial) }))
  const sold = {
    name: texts('product.unavailable.sold-in'),
    value: texts('product.unavailable.country-count', { count: countryCount }),
  }
  const served = contact && {
    name: texts('product.unavailable.owned'),
    value: texts('product.unavailable.service-from', { city: contact.city }),
  }
  return (
    <SpecTable
      caption={texts('product.key-data')}
      groups={[{ rows: [...(countryCount > 0 ? [sold] : []), ...(served ? [served] : []), ...values] }]}
      missingLabel={texts('component.not-applicable')}
    />
  )
}
