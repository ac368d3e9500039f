import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** `of`: a selector to limit the check; `without`: rules to disable. */
type AxeOptions = { of?: string; without?: string[] }

/** Returns the violations that axe finds on the current page, as `rule element`. */
export async function accessibilityViolations(page: Page, { of, without = [] }: AxeOptions = {}): Promise<string[]> {
  // The default mode is only needed for frames of other hosts; it opens a second tab and takes three times as long.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (of) axe.include(of)
  const { violations } = await axe.disableRules(without).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html.slice(0, 120)}`))
}
