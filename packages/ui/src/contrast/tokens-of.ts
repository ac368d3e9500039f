import type { Rule } from './read-rules.ts'

export type Surroundings = {
  theme: string
  /** What the reader's system prefers. */
  prefers?: 'dark' | 'light'
  /** What the reader chose in the portal; without `area` it changes nothing. */
  scheme?: 'dark' | 'light'
  area?: 'portal'
  contrast?: 'more'
  medium?: 'screen' | 'print'
}

export type Tokens = ReadonlyMap<string, string>

/** The custom properties that the document element ends up with. */
export function tokensOf(rules: readonly Rule[], surroundings: Surroundings): Tokens {
  const attributes = new Map<string, string | undefined>([
    ['data-theme', surroundings.theme],
    ['data-area', surroundings.area],
    ['data-scheme', surroundings.scheme],
  ])
  const applying = rules
    .filter(({ media }) => media.every((condition) => holds(condition, surroundings)))
    .flatMap(({ selectors, declarations }, index) => {
      const matching = selectors.filter((selector) => matches(selector, attributes)).map(weightOf)
      return matching.length > 0 ? [{ weight: Math.max(...matching), index, declarations }] : []
    })
    .toSorted((one, other) => one.weight - other.weight || one.index - other.index)
  return new Map(applying.flatMap(({ declarations }) => [...declarations]))
}

function holds(condition: string, { prefers = 'light', contrast, medium = 'screen' }: Surroundings): boolean {
  const facts = [medium, `(prefers-color-scheme: ${prefers})`, ...(contrast ? [`(prefers-contrast: ${contrast})`] : [])]
  return condition.split(' and ').every((part) => facts.includes(part))
}

/** Only the compounds that tokens.css uses; a descendant selector is about an inner section, not the document. */
function matches(selector: string, attributes: ReadonlyMap<string, string | undefined>): boolean {
  const has = (name = '', value?: string) =>
    value === undefined ? attributes.get(name) !== undefined : attributes.get(name) === value
  const parts = [...selector.matchAll(/:root|(:not\()?\[([\w-]+)(?:="(\w+)")?\]\)?/g)]
  if (parts.map(([text]) => text).join('') !== selector) return false
  return parts.every(([text, not, name, value]) => text === ':root' || has(name, value) !== Boolean(not))
}

/** Every part of such a selector weighs the same. */
function weightOf(selector: string): number {
  return [...selector.matchAll(/:root|\[/g)].length
}
