import { formatDate } from '@ferrule/texts/format-date'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useTexts } from '../../frame/texts.tsx'
import { languageOf } from '../../tickets/ticket-labels.ts'
import classes from '../editor.module.css'
import type { CountedRedirect } from './load-redirects.server.ts'
import own from './redirects.module.css'
import { toSimulatorHref } from './to-simulator-href.ts'

const states = {
  works: { tone: 'ok', icon: 'check' },
  chain: { tone: 'warn', icon: 'edit' },
  loop: { tone: 'error', icon: 'error' },
  invalid: { tone: 'error', icon: 'error' },
} as const

type TableProps = { rows: readonly CountedRedirect[]; locale: string; siteSlug: string }

export function RedirectTable({ rows, locale, siteSlug }: TableProps) {
  const texts = useTexts()
  return (
    // Focusable, because it scrolls sideways on small screens.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
    <div className={classes.scroll} role="region" aria-label={texts('editor.redirects')} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{texts('editor.redirects.previous')}</th>
            <th scope="col">{texts('editor.redirects.target')}</th>
            <th scope="col" className={own.number}>
              {texts('editor.redirects.requests')}
            </th>
            <th scope="col">{texts('editor.redirects.last')}</th>
            <th scope="col">{texts('editor.state')}</th>
            <th scope="col">{texts('editor.simulator')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={`${row.previousUrl} ${row.target}`}>
              <th scope="row">
                <span id={`redirect-${index}`} title={row.previousUrl} className={own.mono}>
                  {row.previousUrl}
                </span>
              </th>
              <td className={`${own.mono} ${own.target}`}>{row.target}</td>
              <UsedCells used={row.used} locale={locale} />
              <td>
                <StatusBadge {...states[row.state]}>{texts(`editor.redirects.${row.state}`)}</StatusBadge>
              </td>
              <td>
                <a
                  aria-describedby={`redirect-${index}`}
                  href={toSimulatorHref({ locale, siteSlug, chosen: { address: row.previousUrl } })}
                >
                  {texts('editor.simulator.follow')}
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function UsedCells({ used, locale }: { used: CountedRedirect['used']; locale: string }) {
  const style = { timeZone: 'UTC', month: 'short' } as const
  return (
    <>
      <td className={own.number}>{(used?.count ?? 0).toLocaleString(locale)}</td>
      <td className={own.day}>{used ? formatDate(new Date(used.lastDay), languageOf(locale), style) : '–'}</td>
    </>
  )
}
