import { listFigureSteps, nameFigure } from '@ferrule/domain/catalogue/figure-steps'
import { Button, ButtonLink } from '@ferrule/ui/button'
import { CheckboxGroup } from '@ferrule/ui/checkbox'
import { SmallIcon } from '@ferrule/ui/icon'
import { Select } from '@ferrule/ui/select'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useTexts } from '../../frame/texts.tsx'
import type { ClassificationView, ProductList } from '../catalogue-view.ts'
import { useReaderLanguage } from '../../frame/use-reader-language.ts'
import classes from './list-filters.module.css'

/** So many stand open; a reader who needs another one opens it. */
const openFilters = 3

/** By what the list can be narrowed. On small screens the reader opens it; no script is needed. */
export function ListFilters({ view }: { view: ClassificationView }) {
  const texts = useTexts()
  const { list, wishes, system } = view
  const active = wishes.filters.length + wishes.capabilities.length
  const labels = { optional: texts('component.optional'), error: texts('component.error-prefix') }
  const facets = list.facets.filter((facet) => listFigureSteps(facet, system).length > 1)
  return (
    <details className={classes.filters}>
      <summary className={classes.summary}>
        <SmallIcon name="filter" />
        {texts('component.filters')}
        {active > 0 && <StatusBadge tone="accent">{texts('component.filters-active', { count: active })}</StatusBadge>}
      </summary>
      <div className={classes.groups}>
        {facets.map((facet, place) => (
          <RangeFilter key={facet.specification} facet={facet} view={view} open={place < openFilters} />
        ))}
        {list.capabilityFacets.length > 0 && (
          <div className={classes.group}>
            <CheckboxGroup
              name="capability"
              label={texts('product.capabilities')}
              labels={labels}
              compact
              defaultValue={[...wishes.capabilities]}
              options={list.capabilityFacets.map(({ slug, name, count }) => ({ value: slug, label: name, count }))}
            />
          </div>
        )}
        <div className={classes.actions}>
          <Button type="submit">{texts('component.apply')}</Button>
          {active > 0 && (
            <ButtonLink look="quiet" href={`?units=${system}`}>
              {texts('component.clear-filters')}
            </ButtonLink>
          )}
        </div>
      </div>
    </details>
  )
}

type RangeFilterProps = { facet: ProductList['facets'][number]; view: ClassificationView; open: boolean }

/** Two lists of round figures: they work on every device, and nobody has to guess in which unit to write. */
function RangeFilter({ facet, view: { wishes, system }, open }: RangeFilterProps) {
  const texts = useTexts()
  const language = useReaderLanguage()
  const { specification, name, unit } = facet
  const chosen = wishes.filters.find((filter) => filter.specification === specification)
  const labels = { optional: texts('component.optional'), error: texts('component.error-prefix') }
  const optionsWith = (value: number | null | undefined) =>
    [...new Set([...listFigureSteps(facet, system), ...(value === null || value === undefined ? [] : [value])])]
      .toSorted((one, other) => one - other)
      .map((step) => ({ value: String(step), label: nameFigure({ value: step, unit }, { system, language }) }))
  const ends = [
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
        {ends.map(({ field, label, value }) => (
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
