import type { DeskSegment } from '@ferrule/domain/translation/translation-desk'
import { Button } from '@ferrule/ui/button'
import { Progress } from '@ferrule/ui/progress'
import { SegmentedControl } from '@ferrule/ui/segmented-control'
import { useState } from 'react'
import { useTexts } from '../../frame/texts.tsx'
import { fitsFilter, isSegmentFilter, type SegmentFilter, segmentFilters } from './filter-segments.ts'
import type { LoadedDesk } from './load-translation-desk.server.ts'
import { focusFirst, SegmentTable } from './segment-table.tsx'
import classes from './translation-desk.module.css'
import { useSegmentEdits } from './use-segment-edits.ts'

type Props = { desk: LoadedDesk; names: { source: string; target: string } }

/** The texts of a page with their translations to type, their progress and a filter. */
export function SegmentDesk({ desk, names }: Props) {
  const texts = useTexts()
  const { segments, language, translation } = desk
  const [filter, setFilter] = useState<SegmentFilter>('all')
  const edits = useSegmentEdits(desk)
  const show = (chosen: SegmentFilter) => {
    edits.settle()
    setFilter(chosen)
  }
  const unsaved = segments.filter(({ key }) => edits.unsaved[key])
  // A text stays where it is until the filter changes, so that the list does not move while somebody types.
  const isShown = (segment: DeskSegment) => fitsFilter(segment, filter) || edits.outcomes[segment.key] !== undefined
  const shown = segments.map((segment, index) => ({ ...segment, number: index + 1 })).filter(isShown)
  const open = shown.filter(({ state }) => state !== 'translated')
  return (
    <section className={classes.desk}>
      <div className={classes.toolbar}>
        <TranslationProgress {...{ segments }} />
        <SegmentedControl
          name="filter"
          label={texts('editor.desk.filter')}
          hideLabel
          value={filter}
          onChange={({ target: { value } }) => isSegmentFilter(value) && show(value)}
          options={segmentFilters.map((value) => ({
            value,
            label: texts(`editor.desk.filter.${value}`, {
              count: segments.filter((segment) => fitsFilter(segment, value)).length,
            }),
          }))}
        />
      </div>
      <p className={classes.keys}>{texts('editor.desk.keys')}</p>
      {shown.length > 0 ? (
        <SegmentTable
          {...{ names, language, edits }}
          hints={desk}
          segments={shown}
          source={translation.sourceLanguage}
        />
      ) : (
        <p className={classes.empty}>{texts('editor.desk.none-here')}</p>
      )}
      <div className={classes.footer}>
        <p>{texts('editor.desk.unsaved-count', { count: unsaved.length })}</p>
        <Button
          variant="secondary"
          disabled={unsaved.length === 0}
          onClick={() => void edits.save(unsaved.map(({ key }) => key))}
        >
          {texts('editor.desk.save-all')}
        </Button>
        <Button variant="secondary" disabled={open.length === 0} onClick={() => focusFirst(open)}>
          {texts('editor.desk.next')}
        </Button>
      </div>
    </section>
  )
}

function TranslationProgress({ segments }: { segments: readonly DeskSegment[] }) {
  const texts = useTexts()
  const count = segments.filter(({ state }) => state === 'translated').length
  const total = segments.length
  return (
    <Progress
      label={texts('editor.translation')}
      value={count}
      max={Math.max(total, 1)}
      valueText={texts('editor.desk.progress', { count, total })}
    />
  )
}
