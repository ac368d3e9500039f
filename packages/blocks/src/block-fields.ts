import { accordionFields } from './accordion/fields.ts'
import { anchorFields } from './anchor/fields.ts'
import { callToActionFields } from './call-to-action/fields.ts'
import { chartFields } from './chart/fields.ts'
import { classificationGridFields } from './classification-grid/fields.ts'
import { contactPanelFields } from './contact-panel/fields.ts'
import { downloadListFields } from './download-list/fields.ts'
import { embeddedSearchFields } from './embedded-search/fields.ts'
import { formFields } from './form/fields.ts'
import { galleryFields } from './gallery/fields.ts'
import { heroFields } from './hero/fields.ts'
import { imageFields } from './image/fields.ts'
import { investorTableFields } from './investor-table/fields.ts'
import { keyFiguresFields } from './key-figures/fields.ts'
import { locationTeaserFields } from './location-teaser/fields.ts'
import { newsFeedTeaserFields } from './news-feed-teaser/fields.ts'
import { productTeasersFields } from './product-teasers/fields.ts'
import { quoteFields } from './quote/fields.ts'
import { storyTeasersFields } from './story-teasers/fields.ts'
import { tableFields } from './table/fields.ts'
import { teaserGridFields } from './teaser-grid/fields.ts'
import { textFields } from './text/fields.ts'
import { textWithMediaFields } from './text-with-media/fields.ts'
import { timelineFields } from './timeline/fields.ts'
import { videoFields } from './video/fields.ts'

/** The blocks an editor can place on a page, in the order they are offered. */
export const blockFields = [
  heroFields,
  textFields,
  textWithMediaFields,
  accordionFields,
  quoteFields,
  timelineFields,
  imageFields,
  galleryFields,
  videoFields,
  keyFiguresFields,
  tableFields,
  investorTableFields,
  chartFields,
  downloadListFields,
  teaserGridFields,
  storyTeasersFields,
  productTeasersFields,
  classificationGridFields,
  newsFeedTeaserFields,
  locationTeaserFields,
  contactPanelFields,
  formFields,
  embeddedSearchFields,
  anchorFields,
  callToActionFields,
]
