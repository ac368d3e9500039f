import { formatDate, formatDay } from '@ferrule/texts/format-date'
import { ButtonLink } from '@ferrule/ui/button'
import { type DataColumn, DataTable } from '@ferrule/ui/data-table'
import { EmptyState } from '@ferrule/ui/empty-state'
import { VisuallyHidden } from '@ferrule/ui/visually-hidden'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { AdvisoryStateBadge } from './advisory-state-badge.tsx'
import type { OwnAdvisoriesQuery } from './own-advisories.generated.ts'
import classes from './own-advisories.module.css'
import { SeverityBadge } from './severity-badge.tsx'

type Row = OwnAdvisoriesQuery['ownAdvisories'][number]

export function AdvisoryTable({ entries }: { entries: readonly Row[] }) {
  const texts = useTexts()
  const columns = useColumns()
  return (
    <DataTable
      variant="dense"
      caption={texts('advisory.title')}
      captionHidden
      columns={columns}
      rows={entries}
      rowKey={({ entry }) => entry.trackingId}
      mark={({ state }) => (state === 'answer-needed' ? texts('advisory.state.answer-needed') : undefined)}
      empty={<EmptyState level={2} icon="shield" title={texts('advisory.none')} />}
    />
  )
}

function useColumns(): DataColumn<Row>[] {
  const texts = useTexts()
  const language = useUserLanguage()
  const { portalHome } = useFrame()
  const hrefOf = ({ entry }: Row) => `${portalHome}/advisories/${encodeURIComponent(entry.trackingId)}`
  return [
    {
      key: 'severity',
      header: texts('advisory.severity'),
      noWrap: true,
      cell: ({ entry }) => <SeverityBadge severity={entry.severity} score={entry.score} />,
    },
    {
      key: 'advisory',
      header: texts('advisory.advisory'),
      rowHeader: true,
      onCard: 'full-width',
      cell: (row) => (
        <>
          <a href={hrefOf(row)} lang={row.entry.language}>
            {row.entry.title}
          </a>
          <span className={classes.second}>
            {`${row.entry.trackingId}, ${formatDate(new Date(row.entry.releasedAt), language, { timeZone: 'UTC', month: 'short' })}. `}
            <span lang={row.entry.language}>{row.entry.products.join(', ')}</span>
          </span>
        </>
      ),
    },
    { key: 'machines', header: texts('advisory.your-machines'), cell: (row) => <Machines row={row} /> },
    {
      key: 'fix',
      header: texts('advisory.fix'),
      noWrap: true,
      cell: ({ fixes }) => [...new Set(fixes.map(({ version }) => version))].join(', ') || texts('advisory.no-fix'),
    },
    { key: 'answer', header: texts('advisory.your-answer'), noWrap: true, cell: (row) => <Answer row={row} /> },
    {
      key: 'open',
      header: texts('component.actions'),
      align: 'end',
      noWrap: true,
      onCard: 'bare',
      cell: (row) => (
        <ButtonLink variant="secondary" href={hrefOf(row)}>
          {texts(row.state === 'answer-needed' ? 'advisory.answer' : 'advisory.open')}
          <VisuallyHidden>{` ${row.entry.trackingId}`}</VisuallyHidden>
        </ButtonLink>
      ),
    },
  ]
}

/** As many serial numbers as fit; more are counted. */
const maxSerials = 2

function Machines({ row: { machines } }: { row: Row }) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  if (machines.length === 0) return <span className={classes.second}>{texts('advisory.none-of-yours')}</span>
  if (machines.length > maxSerials) return texts('inventory.machine-count', { count: machines.length })
  return machines.map(({ id, serialNumber }) => (
    <a key={id} className={classes.serial} href={`${portalHome}/inventory/${serialNumber}`}>
      {serialNumber}
    </a>
  ))
}

function Answer({ row: { state, dueOn, machines } }: { row: Row }) {
  const texts = useTexts()
  const language = useUserLanguage()
  const accepted = machines.flatMap(({ answer }) => answer?.acceptedUntil ?? []).toSorted()[0]
  return (
    <>
      <AdvisoryStateBadge state={state} />
      {state === 'answer-needed' && (
        <span className={classes.second}>{texts('advisory.by-date', { date: formatDay(dueOn, language) })}</span>
      )}
      {state === 'accepted' && accepted && (
        <span className={classes.second}>{texts('advisory.until-date', { date: formatDay(accepted, language) })}</span>
      )}
    </>
  )
}
