import { toPicturePath } from '@ferrule/domain/pictures/picture-path'
import { toSupportLabels } from '@ferrule/texts/support-labels'
import { ButtonLink } from '@ferrule/ui/button'
import { Picture } from '@ferrule/ui/picture'
import { SpecTable } from '@ferrule/ui/spec-table'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { Panel, PortalPage } from '../portal/portal-page.tsx'
import { SaveShell } from './aas/save-shell.tsx'
import type { LoadedMachine } from './loaded-machine.ts'
import { MachineAdvisories } from './machine-advisories.tsx'
import { MachineDocuments } from './machine-documents.tsx'
import { MachineHistory } from './machine-history.tsx'
import { MachineOrders } from './machine-orders.tsx'
import { MachineSoftware } from './machine-software.tsx'
import { MachineTickets } from './machine-tickets.tsx'
import type { MachineQuery } from './machine.generated.ts'
import classes from './machine.module.css'
import { toMachineLabels, today } from './machine-labels.ts'
import { MoveMachine } from './move-machine.tsx'

type MachineRecordProps = {
  record: LoadedMachine
  plants: MachineQuery['plants']
  list: { label: string; href: string }
}

/** The details of a machine. */
export function MachineRecord({ record, plants, list }: MachineRecordProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const labels = toMachineLabels(texts, useUserLanguage())
  const { machine, image, moves, tickets, documents } = record
  const newTicket = `${portalHome}/tickets/newticket?machineId=${machine.id}`
  return (
    <PortalPage
      title={machine.model}
      trail={machine.retiredOn === null ? [list] : [list, { label: texts('inventory.old'), href: `${list.href}/old` }]}
      kicker={
        <>
          {`${texts('ticket.column.serial-number')} ${machine.serialNumber}`}
          {machine.retiredOn === null ? (
            <StatusBadge tone={labels.tone(machine.state)}>{labels.state(machine.state)}</StatusBadge>
          ) : (
            <StatusBadge>{texts('machine.retired-on', { date: labels.day(machine.retiredOn) })}</StatusBadge>
          )}
        </>
      }
      actions={
        <>
          <ButtonLink
            variant="secondary"
            href={`${portalHome}/product-information/${machine.productSlug}?serial=${machine.serialNumber}`}
          >
            {texts('machine.parts')}
          </ButtonLink>
          <ButtonLink href={newTicket}>{texts('machine.create-ticket')}</ButtonLink>
        </>
      }
    >
      <div className={classes.columns}>
        <div>
          <div className={classes.overview}>
            <div className={classes.picture}>
              <Picture url={image} alt="" preset="Classification" address={toPicturePath} first />
            </div>
            <MachineFacts record={record} />
          </div>
          <MachineAdvisories advisories={record.advisories} />
          <MachineTickets tickets={tickets} />
          <MachineOrders orderedParts={record.orderedParts} />
          <MachineHistory moves={moves} />
        </div>
        <div>
          <MoveMachine key={machine.id} machine={machine} plants={plants} />
          <Panel id="documents" title={texts('machine.documents')}>
            <MachineDocuments documents={documents} />
            <div className={classes.shell}>
              <SaveShell machine={machine} />
            </div>
          </Panel>
        </div>
      </div>
    </PortalPage>
  )
}

function MachineFacts({ record }: { record: LoadedMachine }) {
  const texts = useTexts()
  const { machine, supportUntil: until } = record
  const language = useUserLanguage()
  const labels = toMachineLabels(texts, language)
  const now = today()
  return (
    <div className={classes.facts}>
      <SpecTable
        caption={texts('machine.overview')}
        missingLabel={texts('component.none')}
        groups={[
          {
            rows: [
              { name: texts('inventory.asset-name'), value: machine.assetName },
              { name: texts('inventory.place'), value: `${machine.plantName}, ${machine.position}` },
              { name: texts('inventory.organisation'), value: machine.organisationName },
              { name: texts('machine.in-service-since'), value: labels.day(machine.commissionedOn) },
              { name: texts('machine.software'), value: <MachineSoftware record={record} /> },
              ...(until
                ? [
                    {
                      name: texts('support.title'),
                      value: toSupportLabels(texts, { until, today: now, language }).value,
                    },
                  ]
                : []),
              { name: texts('inventory.warranty'), value: labels.warranty(machine.warrantyUntil, now) },
              {
                name: texts('inventory.contract'),
                value: labels.contract(machine.contract, machine.contractUntil, now),
              },
            ],
          },
        ]}
      />
    </div>
  )
}
