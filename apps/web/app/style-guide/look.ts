import { languages } from '@ferrule/domain/locales/language'
import { themeKey } from '@ferrule/domain/pages/theme-schema'
import { z } from 'zod'

/** The widths at which pages are designed and checked; without one, as wide as the window. */
export const widths = ['360', '768', '1024', '1440'] as const

const look = z.object({
  theme: themeKey.catch('Default'),
  language: z.enum(languages).catch('en'),
  scheme: z.enum(['light', 'dark']).catch('light'),
  width: z.enum(widths).optional().catch(undefined),
  /** One example alone on the page, as `component/example`. */
  only: z
    .string()
    .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/)
    .optional()
    .catch(undefined),
  /** Nothing of the guide itself: the page stands in its own frame. */
  framed: z.literal('1').optional().catch(undefined),
})

export type Look = z.infer<typeof look>

/** How a page of the guide shall be shown. The address is the state; what it does not know is as if unsaid. */
export function readLook(search: URLSearchParams): Look {
  return look.parse(Object.fromEntries(search))
}

const standard = look.parse({})

/** The shortest query that says the same; empty for the standard look. */
export function toSearch(wanted: Look): string {
  const said = look.keyof().options.flatMap((key) => {
    const value = wanted[key]
    return value === undefined || value === standard[key] ? [] : [[key, value]]
  })
  return said.length > 0 ? `?${new URLSearchParams(said)}` : ''
}
