import { DataTable } from '@ferrule/ui/data-table'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useTexts } from '../frame/texts.tsx'
import { Panel } from '../portal/portal-page.tsx'
import { toServiceStatus } from '../portal-services/to-service-status.ts'
import type { PreviewAsQuery } from './preview-as.generated.ts'
import { previewReasons } from './preview-reasons.ts'
import { useDay } from './use-day.ts'
import { toUserAdminLabels } from './user-admin-labels.ts'
import classes from './user-admin.module.css'

type Tile = NonNullable<PreviewAsQuery['previewAs']>['tiles'][number]

/** The tiles that the user can open, then the others, each with its reason. */
export function PreviewTiles({ tiles }: { tiles: readonly Tile[] }) {
  const texts = useTexts()
  const visible = tiles.filter(({ status }) => status === 'active')
  return (
    <>
      <TileTable id="visible" title={texts('user-admin.preview.visible')} tiles={visible} />
      <TileTable
        id="not-visible"
        title={texts('user-admin.preview.not-visible')}
        tiles={tiles.filter((tile) => !visible.includes(tile))}
      />
    </>
  )
}

function TileTable({ id, title, tiles }: { id: string; title: string; tiles: readonly Tile[] }) {
  const texts = useTexts()
  const labels = toUserAdminLabels(texts)
  return (
    <Panel id={id} title={title} aside={tiles.length}>
      <DataTable
        variant="dense"
        // Differs from the name of the panel, because both are landmarks.
        caption={`${title}: ${texts('user-admin.applications')}`}
        captionHidden
        rows={tiles}
        rowKey={({ name }) => name}
        empty={<p>{texts('component.none')}</p>}
        columns={[
          {
            key: 'name',
            header: texts('user-admin.application'),
            rowHeader: true,
            onCard: 'full-width',
            cell: ({ name }) => labels.application(name),
          },
          {
            key: 'status',
            header: texts('user-admin.status'),
            cell: ({ status }) => (
              <StatusBadge tone={status === 'active' ? 'ok' : 'plain'}>
                {texts(`service-status.${toServiceStatus(status)}`)}
              </StatusBadge>
            ),
          },
          { key: 'why', header: texts('user-admin.preview.why'), cell: (tile) => <Reason tile={tile} /> },
        ]}
      />
    </Panel>
  )
}

function Reason({ tile: { reason, access } }: { tile: Tile }) {
  const texts = useTexts()
  const day = useDay()
  const labels = toUserAdminLabels(texts)
  const facts = access && [
    labels.role(access.role),
    access.organisationName,
    `${texts('user-admin.since')}: ${day(access.since)}`,
    access.grantedBy && `${texts('user-admin.granted-by')}: ${access.grantedBy}`,
    access.endsOn && `${texts('user-admin.ends')}: ${day(access.endsOn)}`,
  ]
  return (
    <>
      {texts(previewReasons[reason] ?? 'user-admin.status.unknown')}
      {facts && <span className={classes.email}>{facts.filter(Boolean).join(', ')}</span>}
    </>
  )
}
