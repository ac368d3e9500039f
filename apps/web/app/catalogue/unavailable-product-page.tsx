import { ButtonLink } from '@ferrule/ui/button'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { Wrap } from '@ferrule/ui/wrap'
import { Breadcrumb } from '../frame/breadcrumb.tsx'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { CatalogueSection } from './catalogue-section.tsx'
import type { UnavailableProductView } from './catalogue-view.ts'
import classes from './unavailable-product-page.module.css'
import { ProductCard, ProductCards } from './product-card.tsx'
import { toRequestPath } from '../requests/request-path.ts'

/** The page of a machine that is not sold in the visitor's country, with alternatives. */
export function UnavailableProductPage({ view: { name, alternatives, system } }: { view: UnavailableProductView }) {
  const { siteName, country, switchHref, home } = useFrame()
  const texts = useTexts()
  const title = texts('product.unavailable.title')
  return (
    <>
      <title>{`${name}: ${title} | ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb current={name} />
      <Wrap className={classes.head}>
        <p>
          <StatusBadge tone="accent" icon="globe">
            {country ? `${title}: ${country}` : title}
          </StatusBadge>
        </p>
        <h1>{name}</h1>
        <p className={classes.lead}>{texts('product.unavailable.text')}</p>
        <p className={classes.actions}>
          <ButtonLink href={home + toRequestPath('contact', { about: name })}>{texts('contact.title')}</ButtonLink>
          <ButtonLink href={switchHref} variant="secondary">
            {texts('product.unavailable.change-country')}
          </ButtonLink>
          <ButtonLink href={`${home}/services`} variant="quiet">
            {texts('product.unavailable.owned')}
          </ButtonLink>
        </p>
      </Wrap>
      {alternatives.length > 0 && (
        <CatalogueSection heading={texts('product.unavailable.alternatives')}>
          <ProductCards>
            {alternatives.map((product) => (
              <ProductCard key={product.slug} product={product} system={system} />
            ))}
          </ProductCards>
        </CatalogueSection>
      )}
    </>
  )
}
