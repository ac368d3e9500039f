import { z } from 'zod'
import { type LinkTarget, readLinkTarget } from './link-target.ts'

const text = z.string()
const openInNewTab = z.boolean().default(false)

/** The four ways in which an editor can link to something. */
export const link = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('page'),
    text,
    page: z.object({ id: z.string().min(1), path: z.string(), title: z.string() }),
    /** What stands after the path, such as `?brand=axion` or `#data`. */
    pageParameters: z.string().default(''),
    openInNewTab,
  }),
  z.object({ kind: z.literal('path'), text, path: z.string(), openInNewTab }),
  z.object({ kind: z.literal('external'), text, url: z.string(), openInNewTab }),
  /** `{name}` in the text stands for the product's name. */
  z.object({ kind: z.literal('product'), text, slug: z.string().min(1), openInNewTab }),
])

export type Link = z.infer<typeof link>

export type ResolvedLink = { text: string; target: LinkTarget; openInNewTab: boolean }

/** What a product link needs to know; the caller has it from the catalogue. */
export type LinkedProduct = { name: string; route: string }

/** Nothing for a link to a product that is gone: it is left out, as any missing product is. */
export function resolveLink(
  wanted: Link,
  findProduct: (slug: string) => LinkedProduct | undefined,
): ResolvedLink | undefined {
  const { openInNewTab: newTab } = wanted
  switch (wanted.kind) {
    case 'page':
      return {
        text: wanted.text || wanted.page.title,
        target: readLinkTarget(`/${wanted.page.path}${toParameters(wanted.pageParameters)}`),
        openInNewTab: newTab,
      }
    case 'path':
      return { text: wanted.text, target: readLinkTarget(wanted.path), openInNewTab: newTab }
    case 'external':
      return { text: wanted.text, target: readLinkTarget(wanted.url), openInNewTab: newTab }
    case 'product': {
      const product = findProduct(wanted.slug)
      if (!product) return undefined
      return {
        text: toProductText(wanted.text, product.name),
        target: readLinkTarget(product.route),
        openInNewTab: newTab,
      }
    }
  }
}

const namePlaceholder = '{name}'

/** A text left empty is the name alone. The name is put in by function, or `$&` in it would be a pattern. */
export function toProductText(written: string, name: string): string {
  return written === '' ? name : written.replaceAll(namePlaceholder, () => name)
}

function toParameters(written: string): string {
  const parameters = written.trim()
  return parameters === '' || /^[?#]/.test(parameters) ? parameters : `?${parameters}`
}
