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

const productTarget = /^product:([a-z0-9]+(?:-[a-z0-9]+)*)$/

/** The product that a link with a text leads to, by the last part of its address. */
export function productOf(target: string): string | undefined {
  return productTarget.exec(target)?.[1]
}

/** A link with a text of its own may also name a product, and have its name in the text. */
export function isTextLinkTarget(text: string): boolean {
  return isLinkTarget(text) || productOf(text) !== undefined
}

export const linkContent = z.object({
  text: z.string().min(1),
  href: z.string().refine(isTextLinkTarget, 'not an allowed link target'),
})

export type LinkContent = z.infer<typeof linkContent>
