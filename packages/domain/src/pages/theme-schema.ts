import { z } from 'zod'
import { themeKeys } from './theme.ts'

/** Apart from the rules, because every page of the portal loads those and only readers of content parse one. */
export const themeKey = z.enum(themeKeys)
