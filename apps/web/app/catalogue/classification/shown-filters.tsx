import { nameFigure } from '@ferrule/domain/catalogue/figure-steps'
import { toListSearch } from '@ferrule/domain/catalogue/list-address'
import type { SpecificationFilter } from '@ferrule/domain/catalogue/product-list'
import { formatFigures } from '@ferrule/domain/measurement/figures'
import { ActiveFilters } from '@ferrule/ui/filter-chips'
import { useTexts } from '../../frame/texts.tsx'
import type { ClassificationView } from '../catalogue-view.ts'
import { useReaderLanguage } from '../../frame/use-reader-language.ts'

/** What the list is narrowed by; each can be taken away. */
export function ShownFilters({ view: { wishes, list, system } }: { view: ClassificationView }) {
  const texts = useTexts()
  const language = useReaderLanguage()
  const ranges = wishes.filters.map((filter) => {
    const facet = list.facets.find(({ specification }) => specification === filter.specification)
    const words = wordsOf(filter, (value) => nameFigure({ value, unit: facet?.unit ?? '' }, { system, language }))
    return {
      label: `${facet?.name ?? filter.specification} ${words}`,
      removeHref: toListSearch({ ...wishes, page: 1, filters: wishes.filters.filter((one) => one !== filter) }),
    }
  })
  const capabilities = wishes.capabilities.map((slug) => ({
    label: list.capabilityFacets.find((facet) => facet.slug === slug)?.name ?? slug,
    removeHref: toListSearch({ ...wishes, page: 1, capabilities: wishes.capabilities.filter((one) => one !== slug) }),
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
        href: toListSearch({ ...wishes, filters: [], capabilities: [], page: 1 }),
      }}
    />
  )
}

function wordsOf({ minimum, maximum }: SpecificationFilter, format: (value: number) => string): string {
  return formatFigures({ minimum, maximum }, format)
}
