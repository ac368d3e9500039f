import type { OfflinePartList } from '@ferrule/domain/parts/offline-part-list'
import { Button, ButtonLink } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { useEffect, useState } from 'react'
import { useFrame } from '../../frame/frame.ts'
import { useTexts } from '../../frame/texts.tsx'
import { useUserLanguage } from '../../frame/use-user-language.ts'
import { Panel } from '../../portal/portal-page.tsx'
import classes from '../parts.module.css'
import { saveOffline } from './save-offline.ts'
import { canSaveOffline, listCopies, removeCopy } from './offline-copies.ts'
import { toStoredPage } from './cache-names.ts'
import { useCopyAge } from './use-copy-age.ts'

type OfflinePanelProps = { product: OfflinePartList['product'] & { serialNumbers: string[] }; serial: string }

/** Saves the part list of a machine for offline use. */
export function OfflinePanel({ product, serial }: OfflinePanelProps) {
  const texts = useTexts()
  const isOwn = product.serialNumbers.includes(serial)
  if (product.serialNumbers.length === 0 || !canSaveOffline()) return null
  return (
    <Panel id="offline" title={texts('offline-parts.title')} aside={isOwn && serial}>
      {isOwn ? <Copy key={serial} {...{ product, serial }} /> : <p>{texts('offline-parts.choose')}</p>}
    </Panel>
  )
}

function Copy({ product: { slug, name }, serial }: OfflinePanelProps) {
  const texts = useTexts()
  const toAge = useCopyAge()
  const language = useUserLanguage()
  const storedPage = toStoredPage(useFrame().portalHome)
  const [copy, setCopy] = useState<OfflinePartList>()
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle')
  const readCopy = async () => {
    const copies = await listCopies()
    setCopy(copies.find((one) => one.serial === serial && one.storedPage === storedPage))
  }
  const change = async (run: () => Promise<void>) => {
    setState('saving')
    try {
      await run()
      setState('idle')
    } catch {
      setState('failed')
    }
    await readCopy()
  }
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- copies change only in this component, which then reads them
  useEffect(() => void readCopy(), [])
  return (
    <div className={classes.form}>
      {state === 'failed' && <FlashMessage kind="error" title={texts('offline-parts.failed')} />}
      <p role="status">{copy ? toAge(copy) : texts('offline-parts.text')}</p>
      {copy && (
        <ButtonLink variant="secondary" href={`${storedPage}?serial=${encodeURIComponent(serial)}`}>
          {texts('offline-parts.open')}
        </ButtonLink>
      )}
      <Button
        variant="secondary"
        loading={state === 'saving'}
        onClick={() => void change(() => saveOffline({ storedPage, language, serial, product: { slug, name } }))}
      >
        {texts(copy ? 'offline-parts.update' : 'offline-parts.save')}
      </Button>
      {copy && (
        <Button variant="quiet" onClick={() => void change(() => removeCopy(storedPage, serial))}>
          {texts('offline-parts.remove')}
        </Button>
      )}
    </div>
  )
}
