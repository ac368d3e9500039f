import { type HttpResponse, requestWithRetry } from './request.ts'

/** A crawled address. */
export type Visited = {
  url: string
  status: number
  location: string | undefined
  canonical: string | undefined
  /** By language. */
  alternates: Map<string, string>
  /** Links to pages of the same host, without their hash. */
  links: string[]
  hidden: boolean
  structured: string[]
  /** Empty for pages, which would be gigabytes in a crawl of all sites. */
  text: string
}

export type Crawler = { visit: (url: string) => Promise<Visited>; count: () => number }

/** Pause after each request, so that all parallel requests together stay below the edge's rate limit. */
const restMs = 100

/** Requests each address once, `atOnce` in parallel. */
export function createCrawler({ atOnce = 8 } = {}): Crawler {
  const visits = new Map<string, Promise<Visited>>()
  const waiting: (() => void)[] = []
  let busy = 0
  const visitWhenFree = async (url: string): Promise<Visited> => {
    if (busy >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else busy += 1
    try {
      const visited = await read(url)
      await pause(restMs)
      return visited
    } finally {
      const next = waiting.shift()
      if (next) next()
      else busy -= 1
    }
  }
  return {
    count: () => visits.size,
    visit(url) {
      const visited = visits.get(url) ?? visitWhenFree(url)
      visits.set(url, visited)
      return visited
    },
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function read(url: string): Promise<Visited> {
  const { status, headers, text } = await requestPage(url)
  const location = headers.location ? new URL(headers.location, url).href : undefined
  const isPage = headers['content-type']?.startsWith('text/html') ?? false
  return { url, status, location, ...(isPage ? { ...readPage(text, url), text: '' } : { ...nothing, text }) }
}

/**
 * Retries, because the edge may close a keep-alive connection just when it is reused, and a busy website returns 503.
 * Only a permanent error counts.
 */
async function requestPage(url: string, triesLeft = 5): Promise<HttpResponse> {
  const response = await requestWithRetry(url, { headers: { 'user-agent': 'ferrule-journey-bot' } }).catch(
    () => undefined,
  )
  if (response && (response.status !== 503 || triesLeft === 0)) return response
  if (triesLeft === 0) throw new Error(`no response from ${url}`)
  await pause(restMs * 10)
  return requestPage(url, triesLeft - 1)
}

const nothing = {
  canonical: undefined,
  alternates: new Map<string, string>(),
  links: [],
  hidden: false,
  structured: [],
}

function readPage(html: string, url: string) {
  const links = readTags(html, 'link')
  const hrefs = readTags(html, 'a').flatMap(({ href }) => (href ? (toOwnPage(href, url) ?? []) : []))
  const versions = links.flatMap(({ rel, hreflang, href }): [string, string][] =>
    rel === 'alternate' && hreflang && href ? [[hreflang, href]] : [],
  )
  const structured = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  // Copied, because a substring keeps the whole page in memory.
  return structuredClone({
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    alternates: new Map(versions),
    links: [...new Set(hrefs)],
    hidden: readTags(html, 'meta').some(({ name, content }) => name === 'robots' && content?.includes('noindex')),
    structured: [...structured].map((match) => match[1] ?? ''),
  })
}

type Attributes = Partial<Record<'href' | 'rel' | 'hreflang' | 'name' | 'content', string>>

function readTags(html: string, tag: 'a' | 'link' | 'meta'): Attributes[] {
  return [...html.matchAll(new RegExp(`<${tag}\\s([^>]*)>`, 'g'))].map((match) => readAttributes(match[1] ?? ''))
}

function readAttributes(text: string): Attributes {
  const found = [...text.matchAll(/([\w:-]+)="([^"]*)"/g)]
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name.toLowerCase(), unescape(value)]))
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

function unescape(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => entities[name] ?? '')
}

/** Paths that robots.txt excludes: private areas, and the consent page with its many return addresses. */
const excludedPaths = [
  /^\/(api|callback|style-guide)([/?]|$)/,
  /^\/[a-z]{2}(-[a-z]{2})?(\/[a-z0-9-]+)?\/((mykomax|editor|switch)([/?]|$)|consent[?])/,
]

function toOwnPage(href: string, base: string): string[] | undefined {
  const url = URL.parse(href, base)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.host !== new URL(base).host) return undefined
  if (excludedPaths.some((pattern) => pattern.test(url.pathname + url.search))) return undefined
  url.hash = ''
  return [url.href]
}
