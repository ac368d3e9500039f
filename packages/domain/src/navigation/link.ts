import { z } from 'zod'
import { type LinkTarget, readLinkTarget } from './link-target.ts'

const text = z.string()
const openInNewTab = z.boolean().default(false)

/** The four kinds of links in editorial content. */
export const link = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('page'),
    text,
    page: z.object({ id: z.string().min(1), path: z.string(), title: z.string() }),
    /** Appended to the path, such as `?brand=axion` or `#data`. */
    pageParameters: z.string().default(''),
    openInNewTab,
  }),
  z.object({ kind: z.literal('path'), text, path: z.string(), openInNewTab }),
  z.object({ kind: z.literal('external'), text, url: z.string(), openInNewTab }),
  /** `{name}` in the text is replaced by the product's name. */
  z.object({ kind: z.literal('product'), text, slug: z.string().min(1), openInNewTab }),
])

export type Link = z.infer<typeof link>

export type ResolvedLink = { text: string; target: LinkTarget; openInNewTab: boolean }

/** The catalogue data of a product link. */
export type LinkedProduct = { name: string; route: string }

/** Resolves text and target of a link; undefined for a link to a missing product. */
export function resolveLink(
  written: Link,
  findProduct: (slug: string) => LinkedProduct | undefined,
): ResolvedLink | undefined {
  const { openInNewTab: newTab } = written
  switch (written.kind) {
    case 'page':
      return {
        text: written.text || written.page.title,
        target: readLinkTarget(`/${written.page.path}${toParameters(written.pageParameters)}`),
        openInNewTab: newTab,
      }
    case 'path':
      return { text: written.text, target: readLinkTarget(written.path), openInNewTab: newTab }
    case 'external':
      return { text: written.text, target: readLinkTarget(written.url), openInNewTab: newTab }
    case 'product': {
      const product = findProduct(written.slug)
      if (!product) return undefined
      return {
        text: toProductText(written.text, product.name),
        target: readLinkTarget(product.route),
        openInNewTab: newTab,
      }
    }
  }
}

const namePlaceholder = '{name}'

/** An empty text becomes the name. Replaces by function, because `$&` in a name would be a replacement pattern. */
export function toProductText(written: string, name: string): string {
  return written === '' ? name : written.replaceAll(namePlaceholder, () => name)
}

function toParameters(written: string): string {
  const parameters = written.trim()
  return parameters === '' || /^[?#]/.test(parameters) ? parameters : `?${parameters}`
}
