import { languages } from '@ferrule/domain/locales/language'
import { themeKey } from '@ferrule/domain/pages/theme-schema'
import { z } from 'zod'

/** The widths at which pages are designed and tested; the default is the width of the window. */
export const widths = ['360', '768', '1024', '1440'] as const

const guideOptions = z.object({
  theme: themeKey.catch('Default'),
  language: z.enum(languages).catch('en'),
  scheme: z.enum(['light', 'dark']).catch('light'),
  width: z.enum(widths).optional().catch(undefined),
  /** A single example, as `component/example`. */
  only: z
    .string()
    .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/)
    .optional()
    .catch(undefined),
  /** Without the frame of the guide, because the page is in an iframe of the guide. */
  framed: z.literal('1').optional().catch(undefined),
})

export type GuideOptions = z.infer<typeof guideOptions>

/** Reads the options of a guide page from the URL; invalid ones are ignored. */
export function readGuideOptions(search: URLSearchParams): GuideOptions {
  return guideOptions.parse(Object.fromEntries(search))
}

const defaults = guideOptions.parse({})

/** The query string of these options; defaults are omitted. */
export function toSearch(options: GuideOptions): string {
  const params = guideOptions.keyof().options.flatMap((key) => {
    const value = options[key]
    return value === undefined || value === defaults[key] ? [] : [[key, value]]
  })
  return params.length > 0 ? `?${new URLSearchParams(params)}` : ''
}
