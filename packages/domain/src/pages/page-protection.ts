import { z } from 'zod'

/** Who may read a page. A role is one of the identity server's, by its exact name. */
export const pageProtection = z.discriminatedUnion('level', [
  z.object({ level: z.literal('none') }),
  /** The version is another one whenever the password is; only servers know it. */
  z.object({ level: z.literal('password'), passwordVersion: z.string().optional() }),
  z.object({ level: z.literal('ciam-role'), role: z.string().min(1) }),
])

export type PageProtection = z.infer<typeof pageProtection>

export type PageReader = {
  /** Whether this browser has shown the page's password; the server knows, the browser does not say. */
  hasUnlocked: boolean
  /** Nothing for somebody who is not signed in. */
  roles: readonly string[] | undefined
}

export type ReadingDecision = 'open' | 'needs-password' | 'needs-sign-in' | 'needs-role'

export function decideReading(protection: PageProtection, reader: PageReader): ReadingDecision {
  switch (protection.level) {
    case 'none':
      return 'open'
    case 'password':
      return reader.hasUnlocked ? 'open' : 'needs-password'
    case 'ciam-role':
      if (!reader.roles) return 'needs-sign-in'
      return reader.roles.includes(protection.role) ? 'open' : 'needs-role'
  }
}

/** Search, sitemap, feeds, data twins and shared caches know only what everybody may read. */
export function isForEverybody({ level }: PageProtection): boolean {
  return level === 'none'
}
