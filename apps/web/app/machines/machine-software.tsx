import { Button } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { SmallIcon } from '@ferrule/ui/icon'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useSoftwareDownload } from '../software/use-software-download.ts'
import type { LoadedMachine } from './loaded-machine.ts'
import classes from './machine.module.css'

/** The installed version and, if the machine is behind, the newest one with its download. */
export function MachineSoftware({ record: { machine, newestSoftware } }: { record: LoadedMachine }) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  if (!newestSoftware || newestSoftware.versionsBehind === 0) return machine.softwareVersion
  const { version } = newestSoftware
  return (
    <>
      {`${machine.softwareVersion} `}
      <a href={`${portalHome}/downloads?search=${machine.serialNumber}`}>
        <StatusBadge tone="info">{`${texts('downloads.newest')} ${version}`}</StatusBadge>
      </a>
      <NewestDownload family={machine.productSlug.split('-')[0] ?? ''} version={version} />
    </>
  )
}

function NewestDownload(release: { family: string; version: string }) {
  const texts = useTexts()
  const { state, download } = useSoftwareDownload(release)
  return (
    <div className={classes.download}>
      <Button variant="secondary" loading={state === 'loading'} onClick={download}>
        <SmallIcon name="download" />
        {texts('component.download-file', { name: release.version })}
      </Button>
      {state === 'failed' && <FlashMessage kind="error" title={texts('downloads.load-failed')} />}
    </div>
  )
}
