import type { NextStep } from '@ferrule/domain/machines/next-steps'
import { toPicturePath } from '@ferrule/domain/pictures/picture-path'
import { toSupportLabels } from '@ferrule/texts/support-labels'
import { Picture } from '@ferrule/ui/picture'
import { SpecTable } from '@ferrule/ui/spec-table'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import type { LoadedMachine } from './loaded-machine.ts'
import { MachineAdvisories } from './machine-advisories.tsx'
import { MachineNextSteps } from './machine-next-steps.tsx'
import { MachineTickets } from './machine-tickets.tsx'
import type { MachineQuery } from './machine.generated.ts'
import classes from './machine.module.css'
import { toMachineLabels, today } from './machine-labels.ts'
import { MoveMachine } from './move-machine.tsx'

type MachineOverviewProps = {
  record: LoadedMachine
  steps: readonly NextStep[]
  plants: MachineQuery['plants']
}

/** The tasks for a machine, its facts, advisories and tickets, and the form that moves it. */
export function MachineOverview({ record, steps, plants }: MachineOverviewProps) {
  const { machine, image, tickets, advisories } = record
  return (
    <div className={classes.columns}>
      <div>
        <MachineNextSteps steps={steps} />
        <div className={classes.overview}>
          <div className={classes.picture}>
            <Picture url={image} alt="" preset="Classification" address={toPicturePath} first />
          </div>
          <MachineFacts record={record} />
        </div>
        <MachineAdvisories advisories={advisories} />
        <MachineTickets tickets={tickets} />
      </div>
      <MoveMachine key={machine.id} machine={machine} plants={plants} />
    </div>
  )
}

function MachineFacts({ record }: { record: LoadedMachine }) {
  const texts = useTexts()
  const { machine, supportUntil: until, newestSoftware } = record
  const language = useUserLanguage()
  const labels = toMachineLabels(texts, language)
  const now = today()
  const rows = [
    { name: texts('inventory.asset-name'), value: machine.assetName },
    { name: texts('inventory.place'), value: `${machine.plantName}, ${machine.position}` },
    { name: texts('inventory.organisation'), value: machine.organisationName },
    { name: texts('machine.in-service-since'), value: labels.day(machine.commissionedOn) },
    {
      name: texts('machine.software'),
      value: <InstalledVersion version={machine.softwareVersion} newest={newestSoftware} />,
    },
    ...(until
      ? [{ name: texts('support.title'), value: toSupportLabels(texts, { until, today: now, language }).value }]
      : []),
    { name: texts('inventory.warranty'), value: labels.warranty(machine.warrantyUntil, now) },
    { name: texts('inventory.contract'), value: labels.contract(machine.contract, machine.contractUntil, now) },
  ]
  return (
    <div className={classes.facts}>
      <SpecTable caption={texts('machine.overview')} missingLabel={texts('component.none')} groups={[{ rows }]} />
    </div>
  )
}

function InstalledVersion({ version, newest }: { version: string; newest: LoadedMachine['newestSoftware'] }) {
  const texts = useTexts()
  if (!newest) return version
  return (
    <>
      {`${version} `}
      <a href="?tab=software">
        <StatusBadge tone="info">{`${texts('downloads.newest')} ${newest.version}`}</StatusBadge>
      </a>
    </>
  )
}
