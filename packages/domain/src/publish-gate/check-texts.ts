import { readPageReference } from '../navigation/page-reference.ts'
import { parsePagePath } from '../pages/page-path.ts'
import { toRedirectKey, toRedirectTable } from '../redirects/redirect-table.ts'
import { isApplicationPath } from './application-paths.ts'
import type { GatePage, GateSite, GateText } from './gate-facts.ts'
import { type GateFinding, type GateRule, gateRule } from './gate-finding.ts'

type Rule = (text: GateText, site: GateSite) => readonly string[]

/** Checks each text by all rules or by the given ones. A rule returns the subjects it found. */
export function checkTexts(
  texts: readonly GateText[],
  site: GateSite,
  checked: readonly GateRule[] = gateRule.options,
): GateFinding[] {
  return texts.flatMap((text) =>
    checked.flatMap((rule) =>
      [...new Set(rules[rule](text, site))].map((subject) => {
        const { pageId, title, language } = text
        return { rule, pageId, title, language, subject }
      }),
    ),
  )
}

const rules: Record<GateRule, Rule> = {
  'dangling-link': ({ links, language }, site) =>
    links.flatMap(({ href }) => {
      const path = toOwnPath(href)
      if (path === undefined && !readPageReference(href)) return []
      if (path !== undefined && (isApplicationPath(path) || isRedirected(path, site))) return []
      const target = findLinkedPage(href, site.pages)
      // A visitor gets another language of the page if it has no text in theirs.
      return target && target.languages.length > 0 ? [] : [`${target ? `/${target.path}` : href} (${language})`]
    }),
  'missing-alt': ({ pictures }) => pictures.flatMap(({ name, alt }) => (alt?.trim() ? [] : [name])),
  'redirect-loop': ({ path }, { redirects }) => findLoop(path, redirects),
  // The versions of the other languages link only to languages that the site offers.
  'hreflang-return': ({ language }, { languages }) => (languages.includes(language) ? [] : [language]),
  'protected-link': ({ isProtected, links }, { pages }) =>
    isProtected
      ? []
      : links.flatMap(({ href }) => {
          const target = findLinkedPage(href, pages)
          return target?.isProtected ? [`/${target.path}`] : []
        }),
  'heading-order': ({ headings }) =>
    headings.flatMap(({ level, text }, index) => (level === 3 && index === 0 ? [text] : [])),
  'missing-translation': ({ openTexts }) => (openTexts > 0 ? [String(openTexts)] : []),
  orphan: ({ pageId, path }, { navigated, linkedPaths, linkedPages }) =>
    navigated.has(pageId) || linkedPages.has(pageId) || linkedPaths.has(path) || path === '' ? [] : [''],
}

function findLinkedPage(href: string, pages: readonly GatePage[]): GatePage | undefined {
  const pageId = readPageReference(href)?.pageId
  const path = toOwnPath(href)
  return pages.find((page) => (pageId === undefined ? page.path === path : page.id === pageId))
}

/** The path of a link to an editorial page, as pages are stored; undefined for any other link and for a reference. */
export function toOwnPath(href: string): string | undefined {
  if (!href.startsWith('/') || readPageReference(href)) return undefined
  const [path = ''] = href.split(/[?#]/)
  return parsePagePath(path).segments.join('/')
}

function isRedirected(path: string, { redirects }: GateSite): boolean {
  return toRedirectTable(redirects).table.has(keyOf(path))
}

/** Redirects that never reach the page's address again, or lead away from it and back. */
function findLoop(path: string, redirects: GateSite['redirects']): string[] {
  const { table } = toRedirectTable(redirects)
  const start = keyOf(path)
  const seen = new Set<string>()
  let key = start
  for (let goal = table.get(key); goal; goal = table.get(key)) {
    if (seen.has(key)) return [[...seen, key].join(' → ')]
    seen.add(key)
    key = toRedirectKey({ locale: undefined, segments: goal.path.segments })
  }
  return []
}

function keyOf(path: string): string {
  return toRedirectKey({ locale: undefined, segments: path.split('/').filter(Boolean) })
}
