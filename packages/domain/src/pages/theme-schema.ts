import { z } from 'zod'
import { themeKeys } from './theme.ts'

/** Separate from `theme.ts`, so that portal pages do not load zod. */
export const themeKey = z.enum(themeKeys)
