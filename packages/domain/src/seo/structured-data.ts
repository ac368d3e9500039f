import type { Breadcrumb } from '../navigation/breadcrumbs.ts'

/** The input for a page's JSON-LD. All URLs are absolute. */
export type PageFacts = {
  url: string
  title: string
  description: string
  /** As in the `lang` attribute. */
  language: string
  image: string | undefined
  site: { name: string; home: string; logo: string }
  /** From home to this page; the last step may have no path. */
  trail: readonly Breadcrumb[]
  /** Makes a path of the trail an absolute URL. */
  toUrl: (path: string) => string
  article?: { publishedAt: string; updatedAt: string; kind: 'Article' | 'NewsArticle'; authors: readonly string[] }
  product?: { brand: string; sku: string; category: string | undefined }
}

export type StructuredData = { '@context': 'https://schema.org'; '@graph': Record<string, unknown>[] }

export function toStructuredData(facts: PageFacts): StructuredData {
  const { site, trail } = facts
  const graph = [organization(site), webSite(facts)]
  if (trail.length > 1) graph.push(breadcrumbList(facts))
  if (facts.article) graph.push(article(facts, facts.article))
  if (facts.product) graph.push(product(facts, facts.product))
  return { '@context': 'https://schema.org', '@graph': graph }
}

/** Node ids are the same on every page, so that search engines recognise the node. */
const idOf = (home: string, name: string) => `${home}#${name}`

function organization({ name, home, logo }: PageFacts['site']): Record<string, unknown> {
  return { '@type': 'Organization', '@id': idOf(home, 'organization'), name, url: home, logo }
}

function webSite({ site, language }: PageFacts): Record<string, unknown> {
  return {
    '@type': 'WebSite',
    '@id': idOf(site.home, 'website'),
    name: site.name,
    url: site.home,
    inLanguage: language,
    publisher: { '@id': idOf(site.home, 'organization') },
  }
}

function breadcrumbList({ trail, toUrl, url }: PageFacts): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: path === undefined ? url : toUrl(path),
    })),
  }
}

function article(facts: PageFacts, { kind, publishedAt, updatedAt, authors }: NonNullable<PageFacts['article']>) {
  return {
    '@type': kind,
    headline: facts.title,
    description: facts.description,
    inLanguage: facts.language,
    mainEntityOfPage: facts.url,
    datePublished: publishedAt,
    dateModified: updatedAt,
    ...(facts.image ? { image: facts.image } : {}),
    author:
      authors.length > 0
        ? authors.map((name) => ({ '@type': 'Person', name }))
        : { '@id': idOf(facts.site.home, 'organization') },
    publisher: { '@id': idOf(facts.site.home, 'organization') },
  }
}

/** Without a price, because prices depend on the configuration. */
function product(facts: PageFacts, { brand, sku, category }: NonNullable<PageFacts['product']>) {
  return {
    '@type': 'Product',
    name: facts.title,
    description: facts.description,
    url: facts.url,
    sku,
    brand: { '@type': 'Brand', name: brand },
    manufacturer: { '@id': idOf(facts.site.home, 'organization') },
    ...(category ? { category } : {}),
    ...(facts.image ? { image: facts.image } : {}),
  }
}
