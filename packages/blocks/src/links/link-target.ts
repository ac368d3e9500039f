import { z } from 'zod'

/**
 * Where a link written by an editor may lead. A list of what is allowed, so that `javascript:` and whatever
 * browsers invent next stays out. A path of our own is written without locale; the reader's locale is added
 * when the link is drawn.
 */
const allowedTargets = [
  // Browsers read `//host` and `/\host` as another host.
  /^\/(?![/\\])[^\s\\]*$/,
  /^#[\w-]+$/,
  /^https?:\/\/[^\s\\@]+$/,
  /^mailto:[^\s<>"]+$/,
  /^tel:\+?[\d -]+$/,
  /^hard:(\/(?![/\\])|https?:\/\/)[^\s\\@]*$/,
  /^action:[a-z][a-z-]*$/,
]

export function isLinkTarget(text: string): boolean {
  return allowedTargets.some((allowed) => allowed.test(text))
}

export const linkTarget = z.string().refine(isLinkTarget, 'not an allowed link target')

export const linkContent = z.object({ text: z.string().min(1), href: linkTarget })

export type LinkContent = z.infer<typeof linkContent>
