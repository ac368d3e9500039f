import { useTexts } from '../../frame/texts.tsx'
import { formatDateTime } from '../../tickets/ticket-labels.ts'
import type { SimulatedPage } from './find-page-at.server.ts'
import type { LoadedRedirects } from './load-redirects.server.ts'
import classes from './redirects.module.css'

type Simulation = NonNullable<LoadedRedirects['simulation']>

/** Each response of the website in order, with its status, and what the visitor sees in the end. */
export function SimulatedTrace({ simulation, locale }: { simulation: Simulation; locale: string }) {
  const { address, trace, page } = simulation
  const texts = useTexts()
  const isVisible = page?.visibility === 'visible'
  return (
    <ol className={classes.trace}>
      <Step code="→">
        <small>{texts('editor.simulator.address')}</small>
        <span className={classes.mono}>{address}</span>
      </Step>
      {trace.hops.map(({ status, location }, index) => (
        <Step key={`${index} ${location}`} code={status} tone="redirect">
          <small>{texts(status === 301 ? 'editor.simulator.permanent' : 'editor.simulator.temporary')}</small>
          <span className={classes.mono}>{location}</span>
        </Step>
      ))}
      <Step code={trace.isEndless ? '∞' : isVisible ? 200 : 404} tone={isVisible ? 'found' : 'missing'}>
        <span role="status">
          {trace.isEndless ? texts('editor.simulator.endless') : <Ending {...{ page, locale }} />}
        </span>
      </Step>
    </ol>
  )
}

type StepProps = { code: string | number; tone?: 'redirect' | 'found' | 'missing'; children: React.ReactNode }

function Step({ code, tone, children }: StepProps) {
  return (
    <li>
      <span className={classes.code} data-tone={tone}>
        {code}
      </span>
      <div className={classes.step}>{children}</div>
    </li>
  )
}

/** Why the visitor sees the page at this moment, or why not. */
function Ending({ page, locale }: { page: SimulatedPage | undefined; locale: string }) {
  const texts = useTexts()
  if (!page) return texts('editor.simulator.no-page')
  const { title, visibility, appearsAt, unpublishAt, scheduledAt } = page
  const at = (moment: string | null) => ({ title, date: moment ? formatDateTime(moment, locale) : '' })
  if (visibility === 'not-yet') return texts('editor.simulator.not-yet', at(appearsAt))
  if (visibility === 'ended') return texts('editor.simulator.ended', at(unpublishAt))
  if (scheduledAt === null)
    return visibility === 'visible'
      ? texts('editor.simulator.page', { title })
      : texts('editor.simulator.draft', { title })
  return visibility === 'visible'
    ? texts('editor.simulator.scheduled', at(scheduledAt))
    : texts('editor.simulator.ended', at(scheduledAt))
}
