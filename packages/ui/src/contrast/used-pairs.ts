import type { Rule } from './read-rules.ts'

export type UsedPair = { foreground: string; background: string; selector: string }

const token = /^var\((--[\w-]+)\)$/

/** Finds rules that set both colour and background. The accessibility checks cover inherited combinations. */
export function usedPairs(rules: readonly Rule[]): UsedPair[] {
  return rules.flatMap(({ selectors, declarations }) => {
    const foreground = token.exec(declarations.get('color') ?? '')?.[1]
    const background = token.exec(declarations.get('background-color') ?? declarations.get('background') ?? '')?.[1]
    // WCAG has no contrast requirement for disabled controls.
    const isDisabled = selectors.every((selector) => selector.includes('disabled'))
    return foreground && background && !isDisabled ? [{ foreground, background, selector: selectors.join(', ') }] : []
  })
}
