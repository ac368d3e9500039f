import { isNarrowed } from '@ferrule/domain/catalogue/list-address'
import { productSorts } from '@ferrule/domain/catalogue/product-list'
import { Button } from '@ferrule/ui/button'
import { Select } from '@ferrule/ui/select'
import { useTexts } from '../../frame/texts.tsx'
import type { ClassificationView } from '../catalogue-view.ts'
import { UnitSwitch } from '../measured.tsx'
import classes from './list-toolbar.module.css'

/** How many there are, in which units and in which order. */
export function ListToolbar({ view: { list, total, wishes, system } }: { view: ClassificationView }) {
  const texts = useTexts()
  const labels = { optional: texts('component.optional'), error: texts('component.error-prefix') }
  return (
    <div className={classes.bar}>
      <h2 className={classes.count}>
        {isNarrowed(wishes)
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
          defaultValue={wishes.sort}
          options={productSorts.map((sort) => ({ value: sort, label: texts(`catalogue.sort.${sort}`) }))}
        />
        <Button type="submit" look="secondary">
          {texts('component.apply')}
        </Button>
      </div>
    </div>
  )
}
