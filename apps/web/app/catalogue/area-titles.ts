import type { CatalogueArea } from '@ferrule/domain/catalogue/catalogue-address'
import type { TextKey } from '@ferrule/texts/catalogue'

/** The default title of each area's entry page, for areas without an editorial title. */
export const areaTitles = {
  products: 'frame.products',
  services: 'frame.services',
  'smart-factory': 'frame.smart-factory',
} as const satisfies Record<CatalogueArea, TextKey>
