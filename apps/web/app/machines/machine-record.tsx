import { listMachineEvents } from '@ferrule/domain/machines/machine-history'
import type { NextStep } from '@ferrule/domain/machines/next-steps'
import { machinePageQuery, type MachinePageQuery, machineTabs } from '@ferrule/domain/machines/machine-page-query'
import { ButtonLink } from '@ferrule/ui/button'
import { LinkTabs } from '@ferrule/ui/link-tabs'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { Skeleton } from '@ferrule/ui/skeleton'
import { lazy, Suspense } from 'react'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { Panel, PortalPage } from '../portal/portal-page.tsx'
import { toListQuery } from '../portal/to-list-query.ts'
import { SaveShell } from './aas/save-shell.tsx'
import type { LoadedMachine } from './loaded-machine.ts'
import { groupDocuments, MachineDocuments } from './machine-documents.tsx'
import { MachineHistory } from './machine-history.tsx'
import { MachineOverview } from './machine-overview.tsx'
import { MachineParts } from './machine-parts.tsx'
import { MachineSoftware } from './machine-software.tsx'
import type { MachineQuery } from './machine.generated.ts'
import classes from './machine.module.css'
import { toMachineLabels } from './machine-labels.ts'
import type { LoadedReadings } from './readings/loaded-readings.ts'

/** Loaded with its tab: the charts are larger than the rest of the page. */
const ReadingsTab = lazy(async () => ({ default: (await import('./readings/readings-tab.tsx')).ReadingsTab }))

type MachineRecordProps = {
  record: LoadedMachine
  steps: readonly NextStep[]
  plants: MachineQuery['plants']
  /** Null outside their tab. */
  readings: LoadedReadings | null
  query: MachinePageQuery
  list: { label: string; href: string }
}

/** The details of a machine, in tabs. */
export function MachineRecord({ record, steps, plants, readings, query, list }: MachineRecordProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const { machine } = record
  return (
    <PortalPage
      title={machine.model}
      trail={machine.retiredOn === null ? [list] : [list, { label: texts('inventory.old'), href: `${list.href}/old` }]}
      kicker={<Kicker machine={machine} />}
      actions={
        <>
          <ButtonLink
            variant="secondary"
            href={`${portalHome}/product-information/${machine.productSlug}?serial=${machine.serialNumber}`}
          >
            {texts('order.title')}
          </ButtonLink>
          <ButtonLink href={`${portalHome}/tickets/newticket?machineId=${machine.id}`}>
            {texts('machine.create-ticket')}
          </ButtonLink>
        </>
      }
    >
      <Tabs record={record} query={query} path={`${list.href}/${machine.serialNumber}`} />
      <div className={classes.tab}>
        {query.tab === 'overview' && <MachineOverview {...{ record, steps, plants }} />}
        {query.tab === 'history' && <MachineHistory events={listMachineEvents(record)} />}
        {query.tab === 'documents' && <Documents record={record} />}
        {query.tab === 'software' && <MachineSoftware record={record} />}
        {query.tab === 'parts' && <MachineParts record={record} />}
        {query.tab === 'readings' && readings && (
          <Suspense fallback={<Skeleton label={texts('component.loading')} lines={6} />}>
            <ReadingsTab readings={readings} serialNumber={machine.serialNumber} query={query} />
          </Suspense>
        )}
      </div>
    </PortalPage>
  )
}

function Kicker({ machine }: { machine: LoadedMachine['machine'] }) {
  const texts = useTexts()
  const labels = toMachineLabels(texts, useUserLanguage())
  return (
    <>
      {`${texts('ticket.column.serial-number')} ${machine.serialNumber}`}
      {machine.retiredOn === null ? (
        <StatusBadge tone={labels.tone(machine.state)}>{labels.state(machine.state)}</StatusBadge>
      ) : (
        <StatusBadge>{texts('machine.retired-on', { date: labels.day(machine.retiredOn) })}</StatusBadge>
      )}
      <span>{machine.position}</span>
    </>
  )
}

function Tabs({ record, query, path }: { record: LoadedMachine; query: MachinePageQuery; path: string }) {
  const texts = useTexts()
  const labels = {
    overview: texts('machine.overview'),
    history: texts('machine.tab.history'),
    documents: texts('machine.documents'),
    software: texts('machine.software'),
    parts: texts('machine.parts'),
    readings: texts('machine.tab.readings'),
  }
  const counts = { history: listMachineEvents(record).length, documents: groupDocuments(record.documents).size }
  return (
    <LinkTabs
      label={record.machine.model}
      tabs={machineTabs.map((tab) => ({
        label: labels[tab],
        href: `${path}${toListQuery(machinePageQuery, { ...query, tab })}`,
        count: tab === 'history' || tab === 'documents' ? counts[tab] : undefined,
        current: tab === query.tab,
      }))}
    />
  )
}

function Documents({ record: { machine, documents } }: { record: LoadedMachine }) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  return (
    <Panel id="documents" title={texts('machine.documents')}>
      <MachineDocuments documents={documents} />
      <div className={classes.shell}>
        <SaveShell machine={machine} />
      </div>
      <p className={classes.shell}>
        <a href={`${portalHome}/inventory/${machine.serialNumber}/data`}>{texts('machine-data.title')}</a>
      </p>
    </Panel>
  )
}
