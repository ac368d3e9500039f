import { z } from 'zod'

/** The access rule of a page. `role` is the exact name of a role of the identity server. */
export const pageProtection = z.discriminatedUnion('level', [
  z.object({ level: z.literal('none') }),
  /** The version changes with the password; it is never sent to browsers. */
  z.object({ level: z.literal('password'), passwordVersion: z.string().optional() }),
  z.object({ level: z.literal('ciam-role'), role: z.string().min(1) }),
])

export type PageProtection = z.infer<typeof pageProtection>

export type PageVisitor = {
  /** Whether this browser has entered the page's password, according to the server. */
  hasUnlocked: boolean
  /** Undefined for a visitor who is not signed in. */
  roles: readonly string[] | undefined
}

export type PageAccess = 'open' | 'needs-password' | 'needs-sign-in' | 'needs-role'

export function decidePageAccess(protection: PageProtection, visitor: PageVisitor): PageAccess {
  switch (protection.level) {
    case 'none':
      return 'open'
    case 'password':
      return visitor.hasUnlocked ? 'open' : 'needs-password'
    case 'ciam-role':
      if (!visitor.roles) return 'needs-sign-in'
      return visitor.roles.includes(protection.role) ? 'open' : 'needs-role'
  }
}

/** Only public pages may appear in search, sitemaps, feeds, data twins and shared caches. */
export function isForEverybody({ level }: PageProtection): boolean {
  return level === 'none'
}
