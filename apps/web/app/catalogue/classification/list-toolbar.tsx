import { hasFilters } from '@ferrule/domain/catalogue/list-query-string'
import { productSorts } from '@ferrule/domain/catalogue/product-list'
import { Button } from '@ferrule/ui/button'
import { Select } from '@ferrule/ui/select'
import { useTexts } from '../../frame/texts.tsx'
import type { ClassificationView } from '../catalogue-view.ts'
import { UnitSwitch } from '../value-with-unit.tsx'
import classes from './list-toolbar.module.css'

/** The product count, the unit switch and the sort order. */
export function ListToolbar({ view: { list, total, listQuery, system } }: { view: ClassificationView }) {
  const texts = useTexts()
  const labels = { optional: texts('component.optional'), error: texts('component.error-prefix') }
  return (
    <div className={classes.bar}>
      <h2 className={classes.count}>
        {hasFilters(listQuery)
          ? texts('catalogue.shown-of', { shown: list.total, total })
          : texts('catalogue.machine-count', { count: list.total })}
      </h2>
      <div className={classes.tools}>
        <UnitSwitch system={system} />
        <Select
          name="sort"
          label={texts('component.sort-by')}
          labels={labels}
          compact
          defaultValue={listQuery.sort}
          options={productSorts.map((sort) => ({ value: sort, label: texts(`catalogue.sort.${sort}`) }))}
        />
        <Button type="submit" variant="secondary">
          {texts('component.apply')}
        </Button>
      </div>
    </div>
  )
}
