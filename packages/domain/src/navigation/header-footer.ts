import { z } from 'zod'
import { themeKey } from '../pages/theme-schema.ts'
import { link } from './link.ts'
import { navigationEntry } from './navigation-item.ts'

export const footer = z.object({
  theme: themeKey.default('Default'),
  contactLink: link.nullable().default(null),
  sections: z.array(navigationEntry),
})

const headerOptions = z.object({ theme: themeKey.default('Default'), hidden: z.boolean().default(false) })

export const header = z.object({ options: headerOptions, items: z.array(navigationEntry) })
