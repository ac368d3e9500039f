import type { EdgeCopyState } from '@ferrule/domain/edge/edge-copy'
import { StatusBadge, type StatusTone } from '@ferrule/ui/status-badge'
import { nameOfLanguage } from '../../frame/name-of-language.ts'
import { useTexts } from '../../frame/texts.tsx'
import { formatDateTime } from '../../tickets/ticket-labels.ts'
import classes from '../preview/preview.module.css'
import type { LanguageFreshness } from './page-freshness.ts'

const tones: Record<EdgeCopyState, StatusTone> = {
  hit: 'ok',
  stale: 'warn',
  miss: 'info',
  pass: 'neutral',
  unknown: 'neutral',
}

type FreshnessListProps = { rows: readonly LanguageFreshness[]; locale: string }

/** Each live language: since when visitors can read it, and what the edge answered. */
export function FreshnessList({ rows, locale }: FreshnessListProps) {
  const texts = useTexts()
  const [display] = locale.split('-')
  if (rows.length === 0) return <p>{texts('editor.freshness.none')}</p>
  return (
    <ul className={classes.linkList} role="list">
      {rows.map(({ language, since, copy }) => (
        <li key={language}>
          <span>
            <strong>{nameOfLanguage(language, display)}</strong>
            {since !== null && ` · ${texts('editor.freshness.since', { date: formatDateTime(since, locale) })}`}
          </span>
          <StatusBadge tone={copy ? tones[copy.state] : 'neutral'}>
            {copy
              ? texts(`editor.freshness.${copy.state}`, { age: formatAge(copy.ageSeconds, display) })
              : texts('editor.freshness.other-host')}
          </StatusBadge>
        </li>
      ))}
    </ul>
  )
}

/** For example "42 sec" or "5 min". */
function formatAge(seconds: number, language = 'en'): string {
  const [value, unit] = seconds < 120 ? [seconds, 'second'] : [Math.round(seconds / 60), 'minute']
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(Number(value))
}
