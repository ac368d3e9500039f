import { listNeeds, type Need, type NeedKind } from '@ferrule/domain/dashboard/needs-you'
import { toLimitedCount } from '@ferrule/domain/limited-count'
import { Icon } from '@ferrule/ui/icon'
import { MoreLink } from '@ferrule/ui/more-link'
import type { ComponentProps } from 'react'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import classes from './needs-you.module.css'
import type { Overview } from './overview.ts'

type NeedPlace = { icon: ComponentProps<typeof Icon>['name']; path: string }

const places: Record<NeedKind, NeedPlace> = {
  'waiting-tickets': { icon: 'ticket', path: '/tickets/list?group=waiting' },
  'stopped-machines': { icon: 'machine', path: '/inventory?state=stopped' },
  'open-advisories': { icon: 'shield', path: '/advisories' },
  'access-requests': { icon: 'users', path: '/user-admin/requests' },
  'ending-accesses': { icon: 'calendar', path: '/user-admin/review?filter=ending' },
}

/** Lists the tasks of the user, each with its records and a link to all of them. */
export function NeedsYou({ overview }: { overview: Overview }) {
  const texts = useTexts()
  const needs = listNeeds(toFacts(overview))
  // The queue of an agent is shown in numbers, so there is nothing to add.
  if (needs.length === 0 && overview.desk) return null
  return (
    <section className={classes.needs} aria-labelledby="needs-you">
      <h2 id="needs-you" className={classes.heading}>
        {texts('dashboard.needs-you')}
      </h2>
      {needs.length === 0 ? (
        <p className={classes.nothing}>
          <Icon name="ok" />
          {texts('dashboard.nothing-waits')}
        </p>
      ) : (
        <ul role="list" className={classes.list}>
          {needs.map((need) => (
            <NeedRow key={need.kind} need={need} overview={overview} />
          ))}
        </ul>
      )}
    </section>
  )
}

function NeedRow({ need: { kind, count }, overview }: { need: Need; overview: Overview }) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const { icon, path } = places[kind]
  const records = useRecords(kind, overview)
  return (
    <li className={classes.need} data-kind={kind}>
      <Icon name={icon} />
      <div className={classes.body}>
        <h3>{texts(`dashboard.need.${kind}`, { count, shown: toLimitedCount(count) })}</h3>
        {records.length > 0 && (
          <ul role="list" className={classes.records}>
            {records.map(({ href, name, detail }) => (
              <li key={href}>
                <a href={href}>{name}</a>
                <span>{detail}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <MoreLink href={`${portalHome}${path}`}>{texts(`dashboard.need.${kind}.open`)}</MoreLink>
    </li>
  )
}

type NeedRecord = { href: string; name: string; detail: string }

function useRecords(kind: NeedKind, { tickets, machines }: Overview): NeedRecord[] {
  const { portalHome } = useFrame()
  if (kind === 'waiting-tickets') {
    return (tickets?.waiting ?? []).map(({ id, number, subject, machineName }) => ({
      href: `${portalHome}/tickets/${id}`,
      name: number,
      detail: [subject, machineName].filter(Boolean).join(', '),
    }))
  }
  if (kind !== 'stopped-machines') return []
  return (machines?.stopped ?? []).map(({ serialNumber, model, assetName, plantName, position }) => ({
    href: `${portalHome}/inventory/${serialNumber}`,
    name: `${model}, ${serialNumber}`,
    detail: [assetName, plantName, position].filter(Boolean).join(', '),
  }))
}

function toFacts({ tickets, machines, access, openAdvisories }: Overview) {
  return {
    waitingTickets: tickets?.counts.waiting,
    stoppedMachines: machines?.states.find(({ state }) => state === 'stopped')?.count,
    openAdvisories,
    accessRequests: access?.requests,
    endingAccesses: access?.endingSoon,
  }
}
