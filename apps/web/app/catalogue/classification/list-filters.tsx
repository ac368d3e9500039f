import { listValueSteps, formatValueWithUnit } from '@ferrule/domain/catalogue/value-steps'
import { Button, ButtonLink } from '@ferrule/ui/button'
import { CheckboxGroup } from '@ferrule/ui/checkbox'
import { SmallIcon } from '@ferrule/ui/icon'
import { Select } from '@ferrule/ui/select'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useTexts } from '../../frame/texts.tsx'
import type { ClassificationView, ProductList } from '../catalogue-view.ts'
import { useUserLanguage } from '../../frame/use-user-language.ts'
import classes from './list-filters.module.css'

/** The number of filters that are expanded initially. */
const openFilters = 3

/** The filters of the product list. Collapsed on small screens; works without JavaScript. */
export function ListFilters({ view }: { view: ClassificationView }) {
  const texts = useTexts()
  const { list, listQuery, system } = view
  const active = listQuery.filters.length + listQuery.capabilities.length
  const labels = { optional: texts('component.optional'), error: texts('component.error-prefix') }
  const facets = list.facets.filter((facet) => listValueSteps(facet, system).length > 1)
  return (
    <details className={classes.filters}>
      <summary className={classes.summary}>
        <SmallIcon name="filter" />
        {texts('component.filters')}
        {active > 0 && <StatusBadge tone="accent">{texts('component.filters-active', { count: active })}</StatusBadge>}
      </summary>
      <div className={classes.groups}>
        {facets.map((facet, index) => (
          <RangeFilter key={facet.specification} facet={facet} view={view} open={index < openFilters} />
        ))}
        {list.capabilityFacets.length > 0 && (
          <div className={classes.group}>
            <CheckboxGroup
              name="capability"
              label={texts('product.capabilities')}
              labels={labels}
              compact
              defaultValue={[...listQuery.capabilities]}
              options={list.capabilityFacets.map(({ slug, name, count }) => ({ value: slug, label: name, count }))}
            />
          </div>
        )}
        <div className={classes.actions}>
          <Button type="submit">{texts('component.apply')}</Button>
          {active > 0 && (
            <ButtonLink variant="quiet" href={`?units=${system}`}>
              {texts('component.clear-filters')}
            </ButtonLink>
          )}
        </div>
      </div>
    </details>
  )
}

type RangeFilterProps = { facet: ProductList['facets'][number]; view: ClassificationView; open: boolean }

/** Minimum and maximum as two selects of round values, so that no visitor has to guess the unit to enter. */
function RangeFilter({ facet, view: { listQuery, system }, open }: RangeFilterProps) {
  const texts = useTexts()
  const language = useUserLanguage()
  const { specification, name, unit } = facet
  const chosen = listQuery.filters.find((filter) => filter.specification === specification)
  const labels = { optional: texts('component.optional'), error: texts('component.error-prefix') }
  const optionsWith = (value: number | null | undefined) =>
    [...new Set([...listValueSteps(facet, system), ...(value === null || value === undefined ? [] : [value])])]
      .toSorted((a, b) => a - b)
      .map((step) => ({ value: String(step), label: formatValueWithUnit({ value: step, unit }, { system, language }) }))
  const bounds = [
    { field: `min-${specification}`, label: texts('component.from'), value: chosen?.minimum },
    { field: `max-${specification}`, label: texts('component.to'), value: chosen?.maximum },
  ]
  return (
    <details className={classes.group} open={open || chosen !== undefined}>
      <summary className={classes.name}>
        {name}
        <SmallIcon name="chevron-down" />
      </summary>
      <div className={classes.ends}>
        {bounds.map(({ field, label, value }) => (
          <Select
            key={field}
            name={field}
            label={label}
            aria-label={`${name}: ${label}`}
            labels={labels}
            compact
            defaultValue={value === null || value === undefined ? '' : String(value)}
            options={[{ value: '', label: '–' }, ...optionsWith(value)]}
          />
        ))}
      </div>
    </details>
  )
}
