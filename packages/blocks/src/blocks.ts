import { accordionBlock } from './accordion/block.ts'
import { anchorBlock } from './anchor/block.ts'
import { callToActionBlock } from './call-to-action/block.ts'
import { chartGridBlock } from './chart-grid/block.ts'
import { chartBlock } from './chart/block.ts'
import { classificationGridBlock } from './classification-grid/block.ts'
import { contactPanelBlock } from './contact-panel/block.ts'
import { downloadListBlock } from './download-list/block.ts'
import { embeddedSearchBlock } from './embedded-search/block.ts'
import { forceCurveBlock } from './force-curve/block.ts'
import { formBlock } from './form/block.ts'
import { galleryBlock } from './gallery/block.ts'
import { heroBlock } from './hero/block.ts'
import { imageBlock } from './image/block.ts'
import { investorTableBlock } from './investor-table/block.ts'
import { keyFiguresBlock } from './key-figures/block.ts'
import { locationMapBlock } from './location-map/block.ts'
import { locationTeaserBlock } from './location-teaser/block.ts'
import { logoStripBlock } from './logo-strip/block.ts'
import { machineChooserBlock } from './machine-chooser/block.ts'
import { machineComparisonBlock } from './machine-comparison/block.ts'
import { newsFeedTeaserBlock } from './news-feed-teaser/block.ts'
import { openPositionsBlock } from './open-positions/block.ts'
import { peopleBlock } from './people/block.ts'
import { pressKitBlock } from './press-kit/block.ts'
import { productTeasersBlock } from './product-teasers/block.ts'
import { quoteBlock } from './quote/block.ts'
import { storyTeasersBlock } from './story-teasers/block.ts'
import { tableBlock } from './table/block.ts'
import { teaserGridBlock } from './teaser-grid/block.ts'
import { textBlock } from './text/block.ts'
import { textWithMediaBlock } from './text-with-media/block.ts'
import { timelineBlock } from './timeline/block.ts'
import { videoBlock } from './video/block.ts'

/** The blocks that an editor can add to a page, in the order of the content admin. */
export const blocks = [
  heroBlock,
  textBlock,
  textWithMediaBlock,
  accordionBlock,
  quoteBlock,
  peopleBlock,
  timelineBlock,
  imageBlock,
  galleryBlock,
  logoStripBlock,
  videoBlock,
  keyFiguresBlock,
  tableBlock,
  investorTableBlock,
  chartBlock,
  chartGridBlock,
  forceCurveBlock,
  downloadListBlock,
  pressKitBlock,
  openPositionsBlock,
  teaserGridBlock,
  storyTeasersBlock,
  productTeasersBlock,
  machineChooserBlock,
  machineComparisonBlock,
  classificationGridBlock,
  newsFeedTeaserBlock,
  locationTeaserBlock,
  locationMapBlock,
  contactPanelBlock,
  formBlock,
  embeddedSearchBlock,
  anchorBlock,
  callToActionBlock,
] as const
