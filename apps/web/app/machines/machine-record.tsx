import { toPicturePath } from '@ferrule/domain/pictures/picture-address'
import { ButtonLink } from '@ferrule/ui/button'
import { Picture } from '@ferrule/ui/picture'
import { SpecTable } from '@ferrule/ui/spec-table'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useReaderLanguage } from '../frame/use-reader-language.ts'
import { Panel, PortalPage } from '../portal/portal-page.tsx'
import { MachineDocuments } from './machine-documents.tsx'
import { MachineHistory } from './machine-history.tsx'
import { MachineOrders } from './machine-orders.tsx'
import { MachineTickets } from './machine-tickets.tsx'
import type { MachineQuery } from './machine.generated.ts'
import classes from './machine.module.css'
import { toMachineWords, today } from './machine-words.ts'
import { MoveMachine } from './move-machine.tsx'

export type Record = NonNullable<MachineQuery['machine']>

type MachineRecordProps = {
  record: Record
  plants: MachineQuery['plants']
  list: { label: string; href: string }
}

/** Everything that is known of one machine. */
export function MachineRecord({ record, plants, list }: MachineRecordProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const words = toMachineWords(texts, useReaderLanguage())
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
            <StatusBadge tone={words.tone(machine.state)}>{words.state(machine.state)}</StatusBadge>
          ) : (
            <StatusBadge>{texts('machine.retired-on', { date: words.day(machine.retiredOn) })}</StatusBadge>
          )}
        </>
      }
      actions={
        <>
          <ButtonLink
            look="secondary"
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
          <MachineTickets tickets={tickets} />
          <MachineOrders orderedParts={record.orderedParts} />
          <MachineHistory moves={moves} />
        </div>
        <div>
          <MoveMachine key={`${machine.plantId} ${machine.placeInPlant}`} machine={machine} plants={plants} />
          <Panel id="documents" title={texts('machine.documents')}>
            <MachineDocuments documents={documents} />
          </Panel>
        </div>
      </div>
    </PortalPage>
  )
}

function MachineFacts({ record: { machine, newestSoftware } }: { record: Record }) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const words = toMachineWords(texts, useReaderLanguage())
  const now = today()
  return (
    <div className={classes.facts}>
      <SpecTable
        caption={texts('machine.overview')}
        missingLabel={texts('component.none')}
        groups={[
          {
            rows: [
              { name: texts('inventory.name-in-plant'), value: machine.nameInPlant },
              { name: texts('inventory.place'), value: `${machine.plantName}, ${machine.placeInPlant}` },
              { name: texts('inventory.organisation'), value: machine.organisationName },
              { name: texts('machine.in-service-since'), value: words.day(machine.commissionedOn) },
              {
                name: texts('machine.software'),
                value: (
                  <>
                    {`${machine.softwareVersion} `}
                    {newestSoftware && newestSoftware.versionsBehind > 0 && (
                      <a href={`${portalHome}/downloads`}>
                        <StatusBadge tone="info">
                          {`${texts('downloads.newest')} ${newestSoftware.version}`}
                        </StatusBadge>
                      </a>
                    )}
                  </>
                ),
              },
              { name: texts('inventory.warranty'), value: words.warranty(machine.warrantyUntil, now) },
              {
                name: texts('inventory.contract'),
                value: words.contract(machine.contract, machine.contractUntil, now),
              },
            ],
          },
        ]}
      />
    </div>
  )
}
