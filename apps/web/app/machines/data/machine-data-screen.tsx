import type { MachineData } from '@ferrule/domain/machines/data/machine-data'
import { toMachineDataArchive, toMachineDataName } from '@ferrule/domain/machines/data/machine-data-archive'
import { Button } from '@ferrule/ui/button'
import { DataTable } from '@ferrule/ui/data-table'
import { SmallIcon } from '@ferrule/ui/icon'
import { useTexts } from '../../frame/texts.tsx'
import { Panel, PortalPage } from '../../portal/portal-page.tsx'
import { saveContent } from '../../portal/save-content.ts'
import { DataShares, type MachineShares } from './data-shares.tsx'
import classes from './machine-data.module.css'
import { storedKinds } from './stored-kinds.ts'

type MachineDataScreenProps = {
  stored: { machineId: string; data: MachineData; shares: MachineShares }
  list: { label: string; href: string }
}

/** Which data of a machine is stored, what for and how long; its download, and the links for other companies. */
export function MachineDataScreen({ stored, list }: MachineDataScreenProps) {
  const texts = useTexts()
  const { machineId, data, shares } = stored
  const { model, serialNumber } = data.machine
  const save = () => saveContent(toMachineDataName(data), 'application/zip', toMachineDataArchive(data))
  return (
    <PortalPage
      title={texts('machine-data.title')}
      trail={[list, { label: model, href: `${list.href}/${serialNumber}` }]}
      kicker={`${model}, ${texts('ticket.column.serial-number')} ${serialNumber}`}
      note={texts('machine-data.intro')}
    >
      <div className={classes.stored}>
        <DataTable
          caption={texts('machine-data.title')}
          captionHidden
          rows={storedKinds(data)}
          rowKey={({ name }) => name}
          columns={[
            {
              key: 'kind',
              header: texts('machine-data.kind'),
              rowHeader: true,
              cell: ({ name }) => texts(name),
              onCard: 'full-width',
            },
            {
              key: 'purpose',
              header: texts('machine-data.purpose'),
              cell: ({ purpose }) => texts(purpose),
              onCard: 'full-width',
            },
            { key: 'retention', header: texts('machine-data.retention'), cell: ({ retention }) => texts(retention) },
            {
              key: 'entries',
              header: texts('machine-data.entries'),
              align: 'end',
              cell: ({ count }) => count ?? '–',
            },
          ]}
        />
      </div>
      <Panel id="download" title={texts('machine-data.download')}>
        <p className={classes.explanation}>{texts('machine-data.download-text')}</p>
        <Button onClick={save}>
          <SmallIcon name="download" />
          {texts('machine-data.download')}
        </Button>
      </Panel>
      <DataShares machineId={machineId} shares={shares} />
    </PortalPage>
  )
}
