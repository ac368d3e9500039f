import { servicePage } from '@ferrule/domain/catalogue/catalogue-address'
import { toProductFileAddress } from '@ferrule/domain/catalogue/product-file-address'
import { toMeasuredRows } from '@ferrule/domain/catalogue/measured-rows'
import { toPicturePath } from '@ferrule/domain/pictures/picture-address'
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
import { AddToComparison } from '../../comparison/add-to-comparison.tsx'
import { useTexts } from '../../frame/texts.tsx'
import type { Product, ProductView } from '../catalogue-view.ts'
import { Measured } from '../measured.tsx'
import { useReaderLanguage } from '../../frame/use-reader-language.ts'
import { useRouteHref } from '../use-route-href.ts'
import classes from './product-opening.module.css'

const keyFigures = 4
const tones = { active: 'ok', discontinued: 'warn', cancelled: 'neutral' } as const

/** The machine, what it is for, and what to do next. */
export function ProductOpening({ view: { product } }: { view: ProductView }) {
  const texts = useTexts()
  const toHref = useRouteHref()
  const { name, brand, status, shortDescription, longDescription, classification } = product
  return (
    <Wrap className={classes.opening}>
      <Pictures product={product} />
      <div className={classes.facts}>
        <div className={classes.words} lang={product.language}>
          <p className={classes.meta}>
            <VisuallyHidden>{texts('product.status')}</VisuallyHidden>
            <StatusBadge tone={tones[status]}>{texts(`product.status.${status}`)}</StatusBadge>
            <VisuallyHidden>{texts('product.brand')}</VisuallyHidden>
            <span>{classification ? `${brand}, ${classification.name}` : brand}</span>
          </p>
          <h1>{name}</h1>
          <p className={classes.lead}>{shortDescription}</p>
          {longDescription && <p className={classes.long}>{longDescription}</p>}
        </div>
        <KeyData product={product} />
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

function Pictures({ product: { name, image, images } }: { product: Product }) {
  const texts = useTexts()
  const pictures = images.map(({ url, name: alt }) => ({ url, alt }))
  const [only] = pictures.length === 0 ? [{ url: image, alt: name }] : []
  if (only) {
    return <Picture {...only} preset="ClassificationLarge" address={toPicturePath} sizes={sizes} first />
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

function KeyData({ product }: { product: Product }) {
  const texts = useTexts()
  const rows = toMeasuredRows(product.specifications)
    .filter(({ metric }) => metric.unit !== '')
    .slice(0, keyFigures)
    .map((row) => ({ name: row.name, value: <Measured row={row} /> }))
  if (rows.length === 0) return null
  return (
    <SpecTable
      caption={texts('product.key-data')}
      groups={[{ rows }]}
      missingLabel={texts('component.not-applicable')}
    />
  )
}

/** The one in the reader's language comes first in the list; else any. */
function DataSheet({ files }: Pick<Product, 'files'>) {
  const texts = useTexts()
  const language = useReaderLanguage()
  const sheet = files.find(({ type }) => type === 'datasheet')
  if (!sheet) return null
  const details = [sheet.extension.toUpperCase(), formatFileSize(sheet.size_bytes, language)]
  return (
    <p className={classes.sheet}>
      <SmallIcon name="file" />
      <a href={toProductFileAddress(sheet)} download={sheet.filename}>
        {[texts('product.data-sheet'), ...details].join(', ')}
      </a>
    </p>
  )
}
