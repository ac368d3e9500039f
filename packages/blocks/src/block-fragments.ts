import { accordionFragment } from './accordion/fragment.ts'
import { anchorFragment } from './anchor/fragment.ts'
import { callToActionFragment } from './call-to-action/fragment.ts'
import { chartFragment } from './chart/fragment.ts'
import { classificationGridFragment } from './classification-grid/fragment.ts'
import { contactPanelFragment } from './contact-panel/fragment.ts'
import { downloadListFragment } from './download-list/fragment.ts'
import { embeddedSearchFragment } from './embedded-search/fragment.ts'
import { formFragment } from './form/fragment.ts'
import { galleryFragment } from './gallery/fragment.ts'
import { heroFragment } from './hero/fragment.ts'
import { imageFragment } from './image/fragment.ts'
import { investorTableFragment } from './investor-table/fragment.ts'
import { keyFiguresFragment } from './key-figures/fragment.ts'
import { locationTeaserFragment } from './location-teaser/fragment.ts'
import { newsFeedTeaserFragment } from './news-feed-teaser/fragment.ts'
import { productTeasersFragment } from './product-teasers/fragment.ts'
import { quoteFragment } from './quote/fragment.ts'
import { storyTeasersFragment } from './story-teasers/fragment.ts'
import { tableFragment } from './table/fragment.ts'
import { teaserGridFragment } from './teaser-grid/fragment.ts'
import { textFragment } from './text/fragment.ts'
import { textWithMediaFragment } from './text-with-media/fragment.ts'
import { timelineFragment } from './timeline/fragment.ts'
import { videoFragment } from './video/fragment.ts'

const fragments = [
  heroFragment,
  textFragment,
  textWithMediaFragment,
  accordionFragment,
  quoteFragment,
  timelineFragment,
  imageFragment,
  galleryFragment,
  videoFragment,
  keyFiguresFragment,
  tableFragment,
  investorTableFragment,
  chartFragment,
  downloadListFragment,
  teaserGridFragment,
  storyTeasersFragment,
  productTeasersFragment,
  classificationGridFragment,
  newsFeedTeaserFragment,
  locationTeaserFragment,
  contactPanelFragment,
  formFragment,
  embeddedSearchFragment,
  anchorFragment,
  callToActionFragment,
]

/** GraphQL: select `blocks` with this where pages are asked for, and add the fragments to the document. */
export const blockSelection = `{ ${fragments.map((fragment) => `...${fragment.split(' ')[1]}`).join(' ')} }`

export const blockFragments = fragments.join('\n')
