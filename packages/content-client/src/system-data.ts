import { pictureContent } from '@ferrule/blocks/pictures/picture-content'
import { country } from '@ferrule/domain/countries/country'
import { languageEntry } from '@ferrule/domain/countries/language-entry'
import { themeKey } from '@ferrule/domain/pages/theme-schema'
import { configuredSite } from '@ferrule/domain/sites/configured-site'
import { z } from 'zod'

const brand = z.object({
  id: z.string().min(1),
  name: z.string(),
  /** The brand's key in the product information system. */
  pimId: z.string(),
  theme: themeKey,
  image: pictureContent.nullable(),
})

export type Brand = z.infer<typeof brand>

/** The data that every page needs, with titles and names in one language. */
export const systemData = z.object({
  /** In the order that editors set. */
  countries: z.array(country),
  languages: z.array(languageEntry),
  sites: z.array(configuredSite),
  brands: z.array(brand),
})

export type SystemData = z.infer<typeof systemData>
