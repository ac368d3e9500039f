import type { Rule } from './read-rules.ts'

export type RenderContext = {
  theme: string
  /** Colour scheme of the operating system. */
  prefers?: 'dark' | 'light'
  /** Colour scheme chosen by the user in the portal; has no effect without `area`. */
  scheme?: 'dark' | 'light'
  area?: 'portal'
  contrast?: 'more'
  medium?: 'screen' | 'print'
}

export type Tokens = ReadonlyMap<string, string>

/** Returns the computed custom properties of the document element. */
export function tokensOf(rules: readonly Rule[], context: RenderContext): Tokens {
  const attributes = new Map<string, string | undefined>([
    ['data-theme', context.theme],
    ['data-area', context.area],
    ['data-scheme', context.scheme],
  ])
  const applying = rules
    .filter(({ media }) => media.every((condition) => holds(condition, context)))
    .flatMap(({ selectors, declarations }, index) => {
      const matching = selectors.filter((selector) => matches(selector, attributes)).map(specificityOf)
      return matching.length > 0 ? [{ specificity: Math.max(...matching), index, declarations }] : []
    })
    .toSorted((one, other) => one.specificity - other.specificity || one.index - other.index)
  return new Map(applying.flatMap(({ declarations }) => [...declarations]))
}

function holds(condition: string, { prefers = 'light', contrast, medium = 'screen' }: RenderContext): boolean {
  const facts = [medium, `(prefers-color-scheme: ${prefers})`, ...(contrast ? [`(prefers-contrast: ${contrast})`] : [])]
  return condition.split(' and ').every((part) => facts.includes(part))
}

/** Supports only the compound selectors of tokens.css; a descendant selector never matches the document element. */
function matches(selector: string, attributes: ReadonlyMap<string, string | undefined>): boolean {
  const has = (name = '', value?: string) =>
    value === undefined ? attributes.get(name) !== undefined : attributes.get(name) === value
  const parts = [...selector.matchAll(/:root|(:not\()?\[([\w-]+)(?:="(\w+)")?\]\)?/g)]
  if (parts.map(([text]) => text).join('') !== selector) return false
  return parts.every(([text, not, name, value]) => text === ':root' || has(name, value) !== Boolean(not))
}

/** Specificity: `:root` and each attribute selector count the same. */
function specificityOf(selector: string): number {
  return [...selector.matchAll(/:root|\[/g)].length
}
