import { DataTable } from '@ferrule/ui/data-table'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { Panel } from '../portal/portal-page.tsx'
import { toFamilyName } from './family-name.ts'
import { ReleaseRow } from './release-row.tsx'
import classes from './software.module.css'
import type { SoftwareQuery } from './software.generated.ts'

type Family = SoftwareQuery['software'][number]

/** The control software of a family: the newest version, the earlier ones, and the machines that run it. */
export function FamilySoftware({ software: { family, releases, machines } }: { software: Family }) {
  const texts = useTexts()
  const behind = machines.filter(({ versionsBehind }) => versionsBehind > 0).length
  const name = toFamilyName(family)
  return (
    <Panel
      id={`software-${family}`}
      title={name}
      aside={
        behind > 0 ? (
          <StatusBadge tone="info">{texts('downloads.updates', { count: behind })}</StatusBadge>
        ) : (
          <StatusBadge tone="ok">{texts('downloads.up-to-date')}</StatusBadge>
        )
      }
    >
      <ul className={classes.releases} role="list">
        {releases.slice(0, 1).map((release) => (
          <ReleaseRow key={release.id} family={family} release={release} isNewest />
        ))}
      </ul>
      {releases.length > 1 && <EarlierReleases family={family} releases={releases.slice(1)} />}
      <Machines name={name} machines={machines} />
    </Panel>
  )
}

/** Collapsed, because earlier versions are rarely needed and would push other families far down the page. */
function EarlierReleases({ family, releases }: Pick<Family, 'family' | 'releases'>) {
  const texts = useTexts()
  return (
    <details className={classes.more}>
      <summary>{texts('downloads.earlier', { count: releases.length })}</summary>
      <ul className={classes.releases} role="list">
        {releases.map((release) => (
          <ReleaseRow key={release.id} family={family} release={release} isNewest={false} />
        ))}
      </ul>
    </details>
  )
}

function Machines({ name, machines }: { name: string; machines: Family['machines'] }) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  return (
    <details className={classes.more}>
      <summary>{texts('inventory.machine-count', { count: machines.length })}</summary>
      <DataTable
        variant="dense"
        caption={`${name}, ${texts('product-information.your-machines')}`}
        captionHidden
        rows={machines}
        rowKey={({ serialNumber }) => serialNumber}
        columns={[
          {
            key: 'serial',
            header: texts('ticket.column.serial-number'),
            rowHeader: true,
            noWrap: true,
            cell: ({ serialNumber }) => <a href={`${portalHome}/inventory/${serialNumber}`}>{serialNumber}</a>,
          },
          { key: 'model', header: texts('ticket.column.machine'), cell: ({ model }) => model },
          { key: 'name', header: texts('inventory.asset-name'), cell: ({ assetName }) => assetName },
          { key: 'installed', header: texts('downloads.installed'), cell: ({ softwareVersion }) => softwareVersion },
          {
            key: 'behind',
            header: texts('downloads.newest'),
            cell: ({ versionsBehind }) =>
              versionsBehind > 0 ? (
                <StatusBadge tone="warn">{texts('downloads.versions-behind', { count: versionsBehind })}</StatusBadge>
              ) : (
                <StatusBadge tone="ok">{texts('downloads.up-to-date')}</StatusBadge>
              ),
          },
        ]}
      />
    </details>
  )
}
