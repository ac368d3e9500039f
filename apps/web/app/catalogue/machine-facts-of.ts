import type { MachineFacts } from '@ferrule/blocks/labels'
import { toTechnicalDataRows } from '@ferrule/domain/catalogue/technical-data-rows'
import { wireRangeOf } from '@ferrule/domain/catalogue/wire-range'
import type { View } from '../pages/view.ts'

/** As many lines of technical data fit beside each other. */
const maxValues = 5

/** The facts of a compared machine of the page. Pages without a unit switch show metric values. */
export function machineFactsOf(view: View | null, slug: string): MachineFacts | undefined {
  const specifications = view && 'comparedMachines' in view ? view.comparedMachines[slug] : undefined
  if (!specifications) return undefined
  const isImperial = view?.kind === 'classification' && view.system === 'Imperial'
  const values = toTechnicalDataRows(specifications)
    .filter(({ metric }) => metric.unit !== '')
    .slice(0, maxValues)
    .map(({ name, metric, imperial }) => ({ name, ...(isImperial ? imperial : metric) }))
  return { wireRange: wireRangeOf(specifications), values }
}
