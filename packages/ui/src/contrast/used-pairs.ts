import type { Rule } from './read-rules.ts'

export type UsedPair = { foreground: string; background: string; selector: string }

const token = /^var\((--[\w-]+)\)$/

/** The colours that a component sets on each other in one rule. What it inherits, the accessibility checks see. */
export function usedPairs(rules: readonly Rule[]): UsedPair[] {
  return rules.flatMap(({ selectors, declarations }) => {
    const foreground = token.exec(declarations.get('color') ?? '')?.[1]
    const background = token.exec(declarations.get('background-color') ?? declarations.get('background') ?? '')?.[1]
    // WCAG asks no contrast of what cannot be used.
    const isDisabled = selectors.every((selector) => selector.includes('disabled'))
    return foreground && background && !isDisabled ? [{ foreground, background, selector: selectors.join(', ') }] : []
  })
}
