import { accordionExamples } from './accordion/examples.ts'
import { anchorExamples } from './anchor/examples.ts'
import { callToActionExamples } from './call-to-action/examples.ts'
import { chartExamples } from './chart/examples.ts'
import { classificationGridExamples } from './classification-grid/examples.ts'
import { contactPanelExamples } from './contact-panel/examples.ts'
import { downloadListExamples } from './download-list/examples.ts'
import { embeddedSearchExamples } from './embedded-search/examples.ts'
import { formExamples } from './form/examples.ts'
import { galleryExamples } from './gallery/examples.ts'
import { heroExamples } from './hero/examples.ts'
import { imageExamples } from './image/examples.ts'
import { investorTableExamples } from './investor-table/examples.ts'
import { keyFiguresExamples } from './key-figures/examples.ts'
import { locationTeaserExamples } from './location-teaser/examples.ts'
import { newsFeedTeaserExamples } from './news-feed-teaser/examples.ts'
import { productTeasersExamples } from './product-teasers/examples.ts'
import { quoteExamples } from './quote/examples.ts'
import { storyTeasersExamples } from './story-teasers/examples.ts'
import { tableExamples } from './table/examples.ts'
import { teaserGridExamples } from './teaser-grid/examples.ts'
import { textExamples } from './text/examples.ts'
import { textWithMediaExamples } from './text-with-media/examples.ts'
import { timelineExamples } from './timeline/examples.ts'
import { videoExamples } from './video/examples.ts'
import type { BlockContent } from './block-content.ts'

/** Every block with every way to fill it: the style guide shows them, the tests draw and read them. */
export const blockExamples: Record<BlockContent['blockType'], Record<string, BlockContent>> = {
  hero: heroExamples,
  text: textExamples,
  'text-with-media': textWithMediaExamples,
  accordion: accordionExamples,
  quote: quoteExamples,
  timeline: timelineExamples,
  image: imageExamples,
  gallery: galleryExamples,
  video: videoExamples,
  'key-figures': keyFiguresExamples,
  table: tableExamples,
  'investor-table': investorTableExamples,
  chart: chartExamples,
  'download-list': downloadListExamples,
  'teaser-grid': teaserGridExamples,
  'story-teasers': storyTeasersExamples,
  'product-teasers': productTeasersExamples,
  'classification-grid': classificationGridExamples,
  'news-feed-teaser': newsFeedTeaserExamples,
  'location-teaser': locationTeaserExamples,
  'contact-panel': contactPanelExamples,
  form: formExamples,
  'embedded-search': embeddedSearchExamples,
  anchor: anchorExamples,
  'call-to-action': callToActionExamples,
}
