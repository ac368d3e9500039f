import { formatValueWithUnit } from '@ferrule/domain/catalogue/value-steps'
import { toListSearch } from '@ferrule/domain/catalogue/list-query-string'
import type { SpecificationFilter } from '@ferrule/domain/catalogue/product-list'
import { formatNumberRange } from '@ferrule/domain/measurement/format-value'
import { ActiveFilters } from '@ferrule/ui/filter-chips'
import { useTexts } from '../../frame/texts.tsx'
import type { ClassificationView } from '../catalogue-view.ts'
import { useUserLanguage } from '../../frame/use-user-language.ts'

/** The active filters, each with a link that removes it. */
export function ActiveFilterChips({ view: { listQuery, list, system } }: { view: ClassificationView }) {
  const texts = useTexts()
  const language = useUserLanguage()
  const ranges = listQuery.filters.map((filter) => {
    const facet = list.facets.find(({ specification }) => specification === filter.specification)
    const toLabel = (value: number) => formatValueWithUnit({ value, unit: facet?.unit ?? '' }, { system, language })
    const filters = listQuery.filters.filter((other) => other !== filter)
    return {
      label: `${facet?.name ?? filter.specification} ${formatRange(filter, toLabel)}`,
      removeHref: toListSearch({ ...listQuery, page: 1, filters }),
    }
  })
  const capabilities = listQuery.capabilities.map((slug) => ({
    label: list.capabilityFacets.find((facet) => facet.slug === slug)?.name ?? slug,
    removeHref: toListSearch({
      ...listQuery,
      page: 1,
      capabilities: listQuery.capabilities.filter((other) => other !== slug),
    }),
  }))
  return (
    <ActiveFilters
      label={texts('component.filters')}
      filters={[...ranges, ...capabilities].map((filter) => ({
        ...filter,
        removeLabel: texts('component.remove-filter', { filter: filter.label }),
      }))}
      clear={{
        label: texts('component.clear-filters'),
        href: toListSearch({ ...listQuery, filters: [], capabilities: [], page: 1 }),
      }}
    />
  )
}

function formatRange({ minimum, maximum }: SpecificationFilter, format: (value: number) => string): string {
  return formatNumberRange({ minimum, maximum }, format)
}
