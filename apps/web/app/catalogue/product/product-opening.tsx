import { toPictureSource } from '@ferrule/blocks/pictures/picture-content'
import { servicePage } from '@ferrule/domain/catalogue/catalogue-address'
import { toProductFileUrl } from '@ferrule/domain/catalogue/product-file-url'
import { toTechnicalDataRows } from '@ferrule/domain/catalogue/technical-data-rows'
import { toPicturePath } from '@ferrule/domain/pictures/picture-path'
import { ButtonLink } from '@ferrule/ui/button'
import { SmallIcon } from '@ferrule/ui/icon'
import { MoreLink } from '@ferrule/ui/more-link'
import { Picture } from '@ferrule/ui/picture'
import { PictureGallery } from '@ferrule/ui/picture-gallery'
import { SpecTable } from '@ferrule/ui/spec-table'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { VisuallyHidden } from '@ferrule/ui/visually-hidden'
import { Wrap } from '@ferrule/ui/wrap'
import { formatFileSize } from '@ferrule/texts/format-file-size'
import { toSupportLabels } from '@ferrule/texts/support-labels'
import { AddToComparison } from '../../comparison/add-to-comparison.tsx'
import { useTexts } from '../../frame/texts.tsx'
import type { Product, ProductView } from '../catalogue-view.ts'
import { ValueInBothSystems } from '../value-with-unit.tsx'
import { useUserLanguage } from '../../frame/use-user-language.ts'
import { useRouteHref } from '../use-route-href.ts'
import classes from './product-opening.module.css'

const maxKeyValues = 4
/** Materials and kinds of drive are no key facts. */
const startsWithNumber = /^[\d≤≥]/
const tones = { active: 'ok', discontinued: 'warn', cancelled: 'neutral' } as const

/** The top of the product page: pictures, description, key data and actions. */
export function ProductOpening({ view: { product, brand, today } }: { view: ProductView }) {
  const texts = useTexts()
  const toHref = useRouteHref()
  const { name, status, shortDescription, longDescription, classification } = product
  return (
    <Wrap className={classes.opening}>
      <Pictures product={product} />
      <div className={classes.facts}>
        <div className={classes.body} lang={product.language}>
          <p className={classes.meta}>
            <VisuallyHidden>{texts('product.status')}</VisuallyHidden>
            <StatusBadge tone={tones[status]}>{texts(`product.status.${status}`)}</StatusBadge>
            <VisuallyHidden>{texts('product.brand')}</VisuallyHidden>
            <BrandLogo name={product.brand} brand={brand} />
            {classification && <span>{classification.name}</span>}
          </p>
          <h1>{name}</h1>
          <p className={classes.lead}>{shortDescription}</p>
          {longDescription && <p className={classes.long}>{longDescription}</p>}
        </div>
        <KeyData product={product} today={today} />
        <div className={classes.actions}>
          <ButtonLink href="#contact">{texts('contact.title')}</ButtonLink>
          {classification && (
            <AddToComparison classificationSlug={classification.slug} productSlug={product.slug} productName={name} />
          )}
        </div>
        <DataSheet files={product.files} />
        <p>
          <MoreLink href={toHref(`${product.route}/${servicePage}`)}>
            {texts('product.service.title', { product: name })}
          </MoreLink>
        </p>
      </div>
    </Wrap>
  )
}

/** The displayed height of the brand logo in rem; the file is twice as high for dense screens. */
const logoHeight = 3

function BrandLogo({ name, brand }: { name: string; brand: ProductView['brand'] }) {
  if (!brand?.image) return <span>{name}</span>
  const { file, ...facts } = toPictureSource(brand.image)
  const ratio = brand.image.width / brand.image.height
  return (
    <span className={classes.brand}>
      <Picture
        {...facts}
        url={file}
        alt={name}
        preset="Brand"
        address={toPicturePath}
        sizes={`${Math.round(logoHeight * ratio * 10) / 10}rem`}
      />
    </span>
  )
}

function Pictures({ product: { name, image, images } }: { product: Product }) {
  const texts = useTexts()
  const pictures = images.map(({ url, name: alt }) => ({ url, alt }))
  const [only] = pictures.length === 0 ? [{ url: image, alt: name }] : []
  if (only) {
    return <Picture {...only} preset="Product" address={toPicturePath} sizes={sizes} first />
  }
  return (
    <PictureGallery
      pictures={pictures}
      address={toPicturePath}
      labels={{
        pictures: `${texts('component.pictures')}: ${name}`,
        picture: (position, count) => texts('component.picture-of', { picture: position, pictures: count }),
        enlarge: texts('component.enlarge-picture'),
        close: texts('component.close'),
      }}
    />
  )
}

const sizes = '(min-width: 64em) 55vw, 100vw'

function KeyData({ product, today }: { product: Product; today: string }) {
  const texts = useTexts()
  const language = useUserLanguage()
  const keyValues = toTechnicalDataRows(product.specifications)
    .filter(({ metric }) => startsWithNumber.test(metric.value))
    .slice(0, maxKeyValues)
    .map((row) => ({ name: row.name, value: <ValueInBothSystems row={row} /> }))
  const until = product.supportUntil
  const support = until && {
    name: texts('support.title'),
    value: toSupportLabels(texts, { until, today, language }).value,
  }
  const rows = support ? [...keyValues, support] : keyValues
  if (rows.length === 0) return null
  return (
    <SpecTable
      caption={texts('product.key-data')}
      groups={[{ rows }]}
      missingLabel={texts('component.not-applicable')}
    />
  )
}

/** Files in the visitor's language come first, so the first data sheet is the best one. */
function DataSheet({ files }: Pick<Product, 'files'>) {
  const texts = useTexts()
  const language = useUserLanguage()
  const sheet = files.find(({ type }) => type === 'datasheet')
  if (!sheet) return null
  const details = [sheet.extension.toUpperCase(), formatFileSize(sheet.size_bytes, language)]
  return (
    <p className={classes.sheet}>
      <SmallIcon name="file" />
      <a href={toProductFileUrl(sheet)} download={sheet.filename}>
        {[texts('product.data-sheet'), ...details].join(', ')}
      </a>
    </p>
  )
}
