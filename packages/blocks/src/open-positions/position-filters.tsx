import { Checkbox } from '@ferrule/ui/checkbox'
import { Select } from '@ferrule/ui/select'
import { TextField } from '@ferrule/ui/text-field'
import type { Labels } from '../labels.ts'
import type { PositionContent } from './positions-content.ts'
import classes from './component.module.css'

type PositionFiltersProps = { id: string; positions: readonly PositionContent[]; labels: Labels }

/** The styles hide the form where the browser runs no script. */
export function PositionFilters({ id, positions, labels }: PositionFiltersProps) {
  const { search, area, allAreas, place, allPlaces, noExperience, partTime } = labels.openPositions
  const common = { labels: labels.contactForm.fields, compact: true }
  return (
    <form className={classes.filters}>
      <TextField {...common} name="search" id={`${id}-search`} label={search} autoComplete="off" />
      <Select
        {...common}
        name="area"
        id={`${id}-area`}
        label={area}
        options={toOptions(allAreas, positions, 'area')}
        autoComplete="off"
      />
      <Select
        {...common}
        name="place"
        id={`${id}-place`}
        label={place}
        options={toOptions(allPlaces, positions, 'place')}
        autoComplete="off"
      />
      <div className={classes.flags}>
        <Checkbox
          name="noExperience"
          id={`${id}-no-experience`}
          label={noExperience}
          count={positions.filter((position) => position.noExperience).length}
          autoComplete="off"
        />
        <Checkbox
          name="partTime"
          id={`${id}-part-time`}
          label={partTime}
          count={positions.filter((position) => position.partTime).length}
          autoComplete="off"
        />
      </div>
    </form>
  )
}

function toOptions(all: string, positions: readonly PositionContent[], field: 'area' | 'place') {
  const values = [...new Set(positions.map((position) => position[field]))].toSorted()
  return [{ value: '', label: all }, ...values.map((value) => ({ value, label: value }))]
}
