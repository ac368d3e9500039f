import { ButtonLink } from '@ferrule/ui/button'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { Wrap } from '@ferrule/ui/wrap'
import { Breadcrumb } from '../frame/breadcrumb.tsx'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { CatalogueSection } from './catalogue-section.tsx'
import type { NotSoldView } from './catalogue-view.ts'
import classes from './not-sold-page.module.css'
import { ProductCard, ProductCards } from './product-card.tsx'

/** A machine the reader came for by a link, and what is sold where they are instead. */
export function NotSoldPage({ view: { name, alternatives, system } }: { view: NotSoldView }) {
  const { siteName, country, switchHref, home } = useFrame()
  const texts = useTexts()
  const title = texts('product.not-sold.title')
  return (
    <>
      <title>{`${name}: ${title} | ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb current={name} />
      <Wrap className={classes.head}>
        <p className={classes.badges}>
          <StatusBadge tone="accent" icon="globe">
            {country ? `${title}: ${country}` : title}
          </StatusBadge>
        </p>
        <h1>{name}</h1>
        <p className={classes.lead}>{texts('product.not-sold.text')}</p>
        <p className={classes.actions}>
          <ButtonLink href={`${home}/requests/contact`}>{texts('contact.title')}</ButtonLink>
          <ButtonLink href={switchHref} look="secondary">
            {texts('product.not-sold.change-country')}
          </ButtonLink>
          <ButtonLink href={`${home}/services`} look="quiet">
            {texts('product.not-sold.owned')}
          </ButtonLink>
        </p>
      </Wrap>
      {alternatives.length > 0 && (
        <CatalogueSection heading={texts('product.not-sold.alternatives')}>
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
