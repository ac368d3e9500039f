import type { BlockContent } from '@ferrule/blocks/block-content'
import { MoreLink } from '@ferrule/ui/more-link'
import { Wrap } from '@ferrule/ui/wrap'
import { PageHead } from '../seo/page-head.tsx'
import { Breadcrumb } from '../frame/breadcrumb.tsx'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { Blocks } from '../pages/blocks.tsx'
import { areaTitles } from './area-titles.ts'
import { CatalogueHead } from './catalogue-head.tsx'
import type { FamiliesView } from './catalogue-view.ts'
import classes from './families-page.module.css'
import { FamilyList } from './family-list.tsx'

/** Blocks that are left out, because the page already shows a title and the families. */
const superseded: readonly BlockContent['blockType'][] = ['hero', 'classification-grid']

/** The entry page of the catalogue or of another area. */
export function FamiliesPage({ view: { area, page, families, versions, steps } }: { view: FamiliesView }) {
  const { home } = useFrame()
  const texts = useTexts()
  const title = page?.title || texts(areaTitles[area])
  const lead = page?.description ?? ''
  return (
    <>
      <PageHead title={title} description={lead} versions={versions} steps={steps} image={page?.image} />
      <Breadcrumb current={title} />
      <CatalogueHead title={title} lead={lead} />
      <Wrap className={classes.page}>
        <FamilyList families={families} />
        {area === 'products' && <MoreLink href={`${home}/worksheet`}>{texts('worksheet.link')}</MoreLink>}
      </Wrap>
      {page && <Blocks blocks={page.blocks.filter(({ blockType }) => !superseded.includes(blockType))} />}
    </>
  )
}
