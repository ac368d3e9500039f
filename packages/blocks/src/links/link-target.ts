import { z } from 'zod'

/**
 * Allowed targets of links written by editors. An allowlist, so that `javascript:` and future schemes are refused.
 * Paths of the website are stored without locale; the visitor's locale is added when the link is rendered.
 */
const allowedTargets = [
  // Browsers parse `//host` and `/\host` as another host.
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

const productTarget = /^product:([a-z0-9]+(?:-[a-z0-9]+)*)$/

/** Returns the slug of the product that a link targets. */
export function productOf(target: string): string | undefined {
  return productTarget.exec(target)?.[1]
}

/** Links with a text may also target a product, whose name replaces `{name}` in the text. */
export function isTextLinkTarget(text: string): boolean {
  return isLinkTarget(text) || productOf(text) !== undefined
}

export const linkContent = z.object({
  text: z.string().min(1),
  href: z.string().refine(isTextLinkTarget, 'not an allowed link target'),
})

export type LinkContent = z.infer<typeof linkContent>
