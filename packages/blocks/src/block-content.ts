import { z } from 'zod'
import { accordionContent, accordionText } from './accordion/content.ts'
import { anchorContent } from './anchor/content.ts'
import { callToActionContent, callToActionText } from './call-to-action/content.ts'
import { chartContent, chartText } from './chart/content.ts'
import { classificationGridContent, classificationGridText } from './classification-grid/content.ts'
import { contactPanelContent, contactPanelText } from './contact-panel/content.ts'
import { downloadListContent, downloadListText } from './download-list/content.ts'
import { embeddedSearchContent, embeddedSearchText } from './embedded-search/content.ts'
import { formContent, formText } from './form/content.ts'
import { galleryContent, galleryText } from './gallery/content.ts'
import { heroContent, heroText } from './hero/content.ts'
import { imageContent, imageText } from './image/content.ts'
import { investorTableContent, investorTableText } from './investor-table/content.ts'
import { keyFiguresContent, keyFiguresText } from './key-figures/content.ts'
import { locationTeaserContent, locationTeaserText } from './location-teaser/content.ts'
import { newsFeedTeaserContent, newsFeedTeaserText } from './news-feed-teaser/content.ts'
import { productTeasersContent, productTeasersText } from './product-teasers/content.ts'
import { quoteContent, quoteText } from './quote/content.ts'
import { storyTeasersContent, storyTeasersText } from './story-teasers/content.ts'
import { tableBlockContent, tableText } from './table/content.ts'
import { teaserGridContent, teaserGridText } from './teaser-grid/content.ts'
import { textContent, textText } from './text/content.ts'
import { textWithMediaContent, textWithMediaText } from './text-with-media/content.ts'
import { timelineContent, timelineText } from './timeline/content.ts'
import { videoContent, videoText } from './video/content.ts'

/** The content of any block an editor can place on a page. */
export const blockContent = z.discriminatedUnion('blockType', [
  heroContent,
  textContent,
  textWithMediaContent,
  accordionContent,
  quoteContent,
  timelineContent,
  imageContent,
  galleryContent,
  videoContent,
  keyFiguresContent,
  tableBlockContent,
  investorTableContent,
  chartContent,
  downloadListContent,
  teaserGridContent,
  storyTeasersContent,
  productTeasersContent,
  classificationGridContent,
  newsFeedTeaserContent,
  locationTeaserContent,
  contactPanelContent,
  formContent,
  embeddedSearchContent,
  anchorContent,
  callToActionContent,
])

export type BlockContent = z.infer<typeof blockContent>

/** What search finds a block by. */
export function blockText(block: BlockContent): string {
  switch (block.blockType) {
    case 'hero':
      return heroText(block)
    case 'text':
      return textText(block)
    case 'text-with-media':
      return textWithMediaText(block)
    case 'accordion':
      return accordionText(block)
    case 'quote':
      return quoteText(block)
    case 'timeline':
      return timelineText(block)
    case 'image':
      return imageText(block)
    case 'gallery':
      return galleryText(block)
    case 'video':
      return videoText(block)
    case 'key-figures':
      return keyFiguresText(block)
    case 'table':
      return tableText(block)
    case 'investor-table':
      return investorTableText(block)
    case 'chart':
      return chartText(block)
    case 'download-list':
      return downloadListText(block)
    case 'teaser-grid':
      return teaserGridText(block)
    case 'story-teasers':
      return storyTeasersText(block)
    case 'product-teasers':
      return productTeasersText(block)
    case 'classification-grid':
      return classificationGridText(block)
    case 'news-feed-teaser':
      return newsFeedTeaserText(block)
    case 'location-teaser':
      return locationTeaserText(block)
    case 'contact-panel':
      return contactPanelText(block)
    case 'form':
      return formText(block)
    case 'embedded-search':
      return embeddedSearchText(block)
    case 'anchor':
      return ''
    case 'call-to-action':
      return callToActionText(block)
  }
}
