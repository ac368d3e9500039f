import { parsePagePath } from '../pages/page-path.ts'
import { toRedirectKey, toRedirectTable } from '../redirects/redirect-table.ts'
import { isApplicationPath } from './application-paths.ts'
import type { GateSite, GateText } from './gate-facts.ts'
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
      if (path === undefined || isApplicationPath(path) || isRedirected(path, site)) return []
      const target = site.pages.find((page) => page.path === path)
      // A visitor gets another language of the page if it has no text in theirs.
      return target && target.languages.length > 0 ? [] : [`${href} (${language})`]
    }),
  'missing-alt': ({ pictures }) => pictures.flatMap(({ name, alt }) => (alt?.trim() ? [] : [name])),
  'redirect-loop': ({ path }, { redirects }) => findLoop(path, redirects),
  // The versions of the other languages link only to languages that the site offers.
  'hreflang-return': ({ language }, { languages }) => (languages.includes(language) ? [] : [language]),
  'protected-link': ({ isProtected, links }, { pages }) =>
    isProtected
      ? []
      : links.flatMap(({ href }) => {
          const path = toOwnPath(href)
          return pages.some((page) => page.path === path && page.isProtected) ? [href] : []
        }),
  'heading-order': ({ headings }) =>
    headings.flatMap(({ level, text }, index) => (level === 3 && index === 0 ? [text] : [])),
  'missing-translation': ({ openTexts }) => (openTexts > 0 ? [String(openTexts)] : []),
  orphan: ({ pageId, path }, { navigated, linkedPaths }) =>
    navigated.has(pageId) || linkedPaths.has(path) || path === '' ? [] : [''],
}

/** The path of a link to an editorial page, as pages are stored; undefined for any other link. */
export function toOwnPath(href: string): string | undefined {
  if (!href.startsWith('/')) return undefined
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
