import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

type Part = { /** Only this part of the page. */ of?: string; without?: string[] }

/** What axe finds wrong with the page as it stands, as `rule element`. */
export async function accessibilityFaults(page: Page, { of, without = [] }: Part = {}): Promise<string[]> {
  // Only frames of other hosts need the other mode, which opens a second tab for each look and takes thrice as long.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (of) axe.include(of)
  const { violations } = await axe.disableRules(without).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html.slice(0, 120)}`))
}
