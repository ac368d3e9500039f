import { type Answer, requestInTurn } from './request.ts'

/** What a crawler learns of one address. */
export type Visited = {
  url: string
  status: number
  location: string | undefined
  canonical: string | undefined
  /** By language. */
  alternates: Map<string, string>
  /** Addresses of pages that it links to, on its own host and without their hash. */
  links: string[]
  hidden: boolean
  structured: string[]
  /** Of what is no page; pages would be gigabytes in a crawl of all sites. */
  text: string
}

export type Crawler = { visit: (url: string) => Promise<Visited>; count: () => number }

/** Between two visits of each turn; all turns together stay below what the edge allows one address. */
const restMs = 100

/** Goes to each address once, a few at a time, as a polite crawler does. */
export function createCrawler({ atOnce = 8 } = {}): Crawler {
  const known = new Map<string, Promise<Visited>>()
  const waiting: (() => void)[] = []
  let busy = 0
  const inTurn = async (url: string): Promise<Visited> => {
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
    count: () => known.size,
    visit(url) {
      const visited = known.get(url) ?? inTurn(url)
      known.set(url, visited)
      return visited
    },
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function read(url: string): Promise<Visited> {
  const { status, headers, text } = await ask(url)
  const location = headers.location ? new URL(headers.location, url).href : undefined
  const isPage = headers['content-type']?.startsWith('text/html') ?? false
  return { url, status, location, ...(isPage ? { ...readPage(text, url), text: '' } : { ...nothing, text }) }
}

/**
 * The edge may close a kept line at the very moment it is used again, as any client has to expect; and a website that is
 * busy with something else says so. Only what stays so is wrong.
 */
async function ask(url: string, triesLeft = 5): Promise<Answer> {
  const answer = await requestInTurn(url, { headers: { 'user-agent': 'ferrule-journey-bot' } }).catch(() => undefined)
  if (answer && (answer.status !== 503 || triesLeft === 0)) return answer
  if (triesLeft === 0) throw new Error(`no answer from ${url}`)
  await pause(restMs * 10)
  return ask(url, triesLeft - 1)
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
  // A copy: a string cut out of a page keeps the whole page in memory.
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

function readAttributes(written: string): Attributes {
  const found = [...written.matchAll(/([\w:-]+)="([^"]*)"/g)]
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name.toLowerCase(), unescape(value)]))
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

function unescape(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => entities[name] ?? '')
}

/** What robots.txt closes: private areas ask for a login, and every page has a question for consent of its own. */
const notForCrawlers = [
  /^\/(api|callback|style-guide)([/?]|$)/,
  /^\/[a-z]{2}(-[a-z]{2})?(\/[a-z0-9-]+)?\/((mykomax|editor|switch)([/?]|$)|consent[?])/,
]

function toOwnPage(href: string, base: string): string[] | undefined {
  const url = URL.parse(href, base)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.host !== new URL(base).host) return undefined
  if (notForCrawlers.some((closed) => closed.test(url.pathname + url.search))) return undefined
  url.hash = ''
  return [url.href]
}
