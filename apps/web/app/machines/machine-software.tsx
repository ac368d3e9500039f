import { Button, ButtonLink } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { SmallIcon } from '@ferrule/ui/icon'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { Panel } from '../portal/portal-page.tsx'
import { useSoftwareDownload } from '../software/use-software-download.ts'
import type { LoadedMachine } from './loaded-machine.ts'
import classes from './machine-software.module.css'

/** The installed version of the control and, if the machine is behind, the newest one with its download. */
export function MachineSoftware({ record: { machine, newestSoftware } }: { record: LoadedMachine }) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const behind = newestSoftware?.versionsBehind ?? 0
  return (
    <Panel
      id="software"
      title={texts('machine.control-software')}
      aside={
        behind > 0 ? (
          <StatusBadge tone="info">{texts('downloads.versions-behind', { count: behind })}</StatusBadge>
        ) : (
          <StatusBadge tone="ok">{texts('downloads.up-to-date')}</StatusBadge>
        )
      }
    >
      <dl className={classes.versions}>
        <div>
          <dt>{texts('downloads.installed')}</dt>
          <dd>{machine.softwareVersion}</dd>
        </div>
        {newestSoftware && (
          <div className={classes.newest}>
            <dt>{texts('downloads.newest')}</dt>
            <dd>{newestSoftware.version}</dd>
          </div>
        )}
      </dl>
      <div className={classes.actions}>
        <ButtonLink variant="secondary" href={`${portalHome}/downloads?search=${machine.serialNumber}`}>
          {texts('downloads.release-notes')}
        </ButtonLink>
        {newestSoftware && (
          <NewestDownload family={machine.productSlug.split('-')[0] ?? ''} version={newestSoftware.version} />
        )}
      </div>
    </Panel>
  )
}

function NewestDownload(release: { family: string; version: string }) {
  const texts = useTexts()
  const { state, download } = useSoftwareDownload(release)
  return (
    <>
      <Button loading={state === 'loading'} onClick={download}>
        <SmallIcon name="download" />
        {texts('component.download-file', { name: release.version })}
      </Button>
      {state === 'failed' && <FlashMessage kind="error" title={texts('downloads.load-failed')} />}
    </>
  )
}
