import type { BlockContent } from '@ferrule/blocks/block-content'
import { isCanonicalList } from '@ferrule/domain/catalogue/list-query-string'
import { hasPicture } from '@ferrule/domain/pictures/picture-sources'
import { familyOpening } from '@ferrule/domain/pages/page-opening'
import { useTexts } from '../../frame/texts.tsx'
import { Blocks } from '../../pages/blocks.tsx'
import { OpeningCrumbs } from '../../pages/opening-crumbs.tsx'
import { toRequestPath } from '../../requests/request-path.ts'
import type { ClassificationView } from '../catalogue-view.ts'
import { toPictureContent } from '../to-picture-content.ts'

type FamilyOpeningProps = { view: ClassificationView; title: string; lead: string }

/** A family opens on its picture, a branch of it beside one. The editor's picture and opening take precedence. */
export function FamilyOpening({ view, title, lead }: FamilyOpeningProps) {
  const texts = useTexts()
  const { classification, page, steps, total } = view
  const hero = page?.blocks.find((block) => block.blockType === 'hero')
  const opening = hero?.opening ?? familyOpening(classification.parent_id)
  const content: BlockContent = {
    blockType: 'hero',
    heading: title,
    lead: lead || null,
    image: hero?.image ?? page?.image ?? toPictureContent(classification.imageHighRes, classification.name),
    links: [
      { text: texts('catalogue.machine-count', { count: total }), href: '#list' },
      { text: texts('catalogue.send-wire-list'), href: toRequestPath('contact', { about: classification.name }) },
    ],
    opening,
    steps: [],
  }
  return (
    <>
      <OpeningCrumbs opening={opening} current={classification.name} steps={steps} />
      <Blocks blocks={[content]} first />
    </>
  )
}

/** Whether a list of machines opens on a picture. One with filters, and each further page, begins with the machines. */
export function hasFamilyOpening({ classification, page, listQuery }: ClassificationView): boolean {
  const isFirst = isCanonicalList(listQuery) && listQuery.page === 1
  const isFamily = classification.route.startsWith('/products/')
  return isFirst && isFamily && (Boolean(page?.image) || hasPicture(classification.imageHighRes))
}
