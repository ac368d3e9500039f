import type { BlockContent } from '@ferrule/blocks/block-content'
import { toPicturePath } from '@ferrule/domain/pictures/picture-address'
import { ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { Picture } from '@ferrule/ui/picture'
import { Wrap } from '@ferrule/ui/wrap'
import { PageHead } from '../found/page-head.tsx'
import { Breadcrumb } from '../frame/breadcrumb.tsx'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { Blocks } from '../pages/blocks.tsx'
import { CatalogueHead } from './catalogue-head.tsx'
import type { FamiliesView } from './catalogue-view.ts'
import classes from './families-page.module.css'
import { useRouteHref } from './use-route-href.ts'

/** Title and families stand there already. */
const superseded: readonly BlockContent['blockType'][] = ['hero', 'classification-grid']

const titles = {
  products: 'frame.products',
  services: 'frame.services',
  'smart-factory': 'frame.smart-factory',
} as const

/** The entry of the catalogue, or of one of its other areas. */
export function FamiliesPage({ view: { area, page, families, versions, steps } }: { view: FamiliesView }) {
  const texts = useTexts()
  const title = page?.title || texts(titles[area])
  const lead = page?.description ?? ''
  return (
    <>
      <PageHead title={title} description={lead} versions={versions} steps={steps} image={page?.image} />
      <Breadcrumb current={title} />
      <CatalogueHead title={title} lead={lead} />
      <Wrap className={classes.page}>{families.length > 0 ? <Families families={families} /> : <NoFamilies />}</Wrap>
      {page && <Blocks blocks={page.blocks.filter(({ blockType }) => !superseded.includes(blockType))} />}
    </>
  )
}

function Families({ families }: Pick<FamiliesView, 'families'>) {
  const toHref = useRouteHref()
  return (
    <ul className={classes.families} role="list">
      {families.map(({ slug, name, description, route, image, childClassifications }, place) => (
        <li key={slug} className={classes.family}>
          <div className={classes.picture}>
            <Picture
              url={image}
              alt=""
              preset="Classification"
              address={toPicturePath}
              sizes="(min-width: 64em) 30vw, (min-width: 40em) 50vw, 100vw"
              first={place === 0}
            />
          </div>
          <div className={classes.words}>
            <h2>
              <a href={toHref(route)}>{name}</a>
            </h2>
            {description && <p>{description}</p>}
            {childClassifications.length > 0 && (
              <ul className={classes.children} role="list">
                {childClassifications.map((child) => (
                  <li key={child.slug}>
                    <a href={toHref(child.route)}>{child.name}</a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

function NoFamilies() {
  const { home } = useFrame()
  const texts = useTexts()
  return (
    <EmptyState
      icon="machine"
      title={texts('catalogue.no-classifications')}
      action={<ButtonLink href={`${home}/requests/contact`}>{texts('contact.title')}</ButtonLink>}
    />
  )
}
