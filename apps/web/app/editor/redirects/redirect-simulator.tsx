import { Button } from '@ferrule/ui/button'
import { Select } from '@ferrule/ui/select'
import { TextField } from '@ferrule/ui/text-field'
import type { SyntheticEvent } from 'react'
import { useNavigate } from 'react-router'
import { nameOfLanguage } from '../../frame/name-of-language.ts'
import { useTexts } from '../../frame/texts.tsx'
import { Panel } from '../../portal/portal-page.tsx'
import { useFieldLabels } from '../../portal/use-field-labels.ts'
import { toIsoMoment, toLocalMoment } from '../preview/local-moment.ts'
import type { LoadedRedirects } from './load-redirects.server.ts'
import classes from './redirects.module.css'
import { SimulatedTrace } from './simulated-trace.tsx'
import { toSimulatorHref } from './to-simulator-href.ts'

/** Shows what an address does for a visitor at a moment: each redirect, and the page at the end. */
export function RedirectSimulator({ redirects }: { redirects: LoadedRedirects }) {
  const texts = useTexts()
  const navigate = useNavigate()
  const { site, locale, simulation } = redirects
  const follow = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = Object.fromEntries(new FormData(event.currentTarget))
    const date = toIsoMoment(fields['date'])
    const chosen = Object.entries({ ...fields, date }).flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    )
    void navigate(toSimulatorHref({ locale, siteSlug: site.slug, chosen: Object.fromEntries(chosen) }))
  }
  return (
    <Panel id="redirect-simulator" title={texts('editor.simulator')}>
      <form className={classes.simulator} onSubmit={follow}>
        <VisitorFields redirects={redirects} />
        <Button type="submit" variant="secondary">
          {texts('editor.simulator.follow')}
        </Button>
      </form>
      {simulation && <SimulatedTrace {...{ simulation, locale }} />}
    </Panel>
  )
}

/** The key renews the fields when a link of the table chooses another address. */
function VisitorFields({ redirects: { languages, countries, locale, simulated } }: { redirects: LoadedRedirects }) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const [display] = locale.split('-')
  return (
    <>
      <div className={classes.address} key={`address ${simulated.address}`}>
        <TextField
          {...{ labels }}
          name="address"
          label={texts('editor.simulator.address')}
          hint={texts('editor.simulator.hint')}
          defaultValue={simulated.address}
          maxLength={500}
          compact
        />
      </div>
      <TextField
        {...{ labels }}
        name="stored"
        label={texts('editor.simulator.stored')}
        defaultValue={simulated.stored}
        maxLength={5}
        compact
      />
      <Select
        {...{ labels }}
        name="accepted"
        label={texts('editor.simulator.accepted')}
        placeholder={texts('editor.simulator.none')}
        defaultValue={simulated.accepted}
        options={languages.map((value) => ({ value, label: nameOfLanguage(value, display) }))}
        compact
      />
      <Select
        {...{ labels }}
        name="country"
        label={texts('editor.preview-country')}
        placeholder={texts('editor.simulator.none')}
        defaultValue={simulated.country}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        compact
      />
      <TextField
        {...{ labels }}
        name="date"
        type="datetime-local"
        label={texts('editor.preview-date')}
        defaultValue={toLocalMoment(simulated.date)}
        compact
      />
    </>
  )
}
