import { Button } from '@ferrule/ui/button'
import { Select } from '@ferrule/ui/select'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { TextField } from '@ferrule/ui/text-field'
import { nameOfLanguage } from '../frame/name-of-language.ts'
import { useTexts } from '../frame/texts.tsx'
import { Panel } from '../portal/portal-page.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import classes from './editor.module.css'
import type { EditorArea } from './load-editor-area.server.ts'

/** Shows what an address does for a visitor: each redirect, and the page at the end. */
export function RedirectSimulator({ area: { filters, languages, locale, simulation } }: { area: EditorArea }) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const [display] = locale.split('-')
  return (
    <Panel id="redirect-simulator" title={texts('editor.simulator')}>
      <form className={classes.filters} action="#redirect-simulator">
        <input type="hidden" name="site" value={filters.site} />
        <TextField
          {...{ labels }}
          name="address"
          label={texts('editor.simulator.address')}
          hint={texts('editor.simulator.hint')}
          defaultValue={filters.address}
          maxLength={500}
          compact
        />
        <TextField
          {...{ labels }}
          name="stored"
          label={texts('editor.simulator.stored')}
          defaultValue={filters.stored}
          maxLength={5}
          compact
        />
        <Select
          {...{ labels }}
          name="accepted"
          label={texts('editor.simulator.accepted')}
          placeholder={texts('editor.simulator.none')}
          defaultValue={filters.accepted}
          options={languages.map((value) => ({ value, label: nameOfLanguage(value, display) }))}
          compact
        />
        <div className={classes.filterActions}>
          <Button type="submit" variant="secondary">
            {texts('editor.simulator.follow')}
          </Button>
        </div>
      </form>
      {simulation && <SimulatedTrace simulation={simulation} />}
    </Panel>
  )
}

function SimulatedTrace({
  simulation: { address, trace, page },
}: {
  simulation: NonNullable<EditorArea['simulation']>
}) {
  const texts = useTexts()
  return (
    <>
      <ol className={classes.trace}>
        <li>{address}</li>
        {trace.hops.map(({ status, location }, index) => (
          <li key={`${index} ${location}`}>
            <StatusBadge tone={status === 301 ? 'info' : 'neutral'}>{status}</StatusBadge> {location}
          </li>
        ))}
      </ol>
      <p role="status">
        {trace.isEndless
          ? texts('editor.simulator.endless')
          : page !== undefined
            ? texts('editor.simulator.page', { title: page })
            : texts('editor.simulator.no-page')}
      </p>
    </>
  )
}
