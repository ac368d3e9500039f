import type { KeptParts } from '@ferrule/domain/parts/kept-parts'
import { Button, ButtonLink } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { useEffect, useState } from 'react'
import { useFrame } from '../../frame/frame.ts'
import { useTexts } from '../../frame/texts.tsx'
import { useReaderLanguage } from '../../frame/use-reader-language.ts'
import { Panel } from '../../portal/portal-page.tsx'
import classes from '../parts.module.css'
import { keepOffline } from './keep-offline.ts'
import { canKeepOffline, listCopies, removeCopy } from './kept-copies.ts'
import { toKeptPage } from './kept-names.ts'
import { useCopyAge } from './use-copy-age.ts'

type OfflinePanelProps = { product: KeptParts['product'] & { serialNumbers: string[] }; serial: string }

/** Takes the part list of one machine along to a place without network. */
export function OfflinePanel({ product, serial }: OfflinePanelProps) {
  const texts = useTexts()
  const isOwn = product.serialNumbers.includes(serial)
  if (product.serialNumbers.length === 0 || !canKeepOffline()) return null
  return (
    <Panel id="offline" title={texts('kept-parts.title')} aside={isOwn && serial}>
      {isOwn ? <Copy key={serial} {...{ product, serial }} /> : <p>{texts('kept-parts.choose')}</p>}
    </Panel>
  )
}

function Copy({ product: { slug, name }, serial }: OfflinePanelProps) {
  const texts = useTexts()
  const toAge = useCopyAge()
  const language = useReaderLanguage()
  const keptPage = toKeptPage(useFrame().portalHome)
  const [copy, setCopy] = useState<KeptParts>()
  const [state, setState] = useState<'idle' | 'keeping' | 'failed'>('idle')
  const look = async () => {
    const copies = await listCopies()
    setCopy(copies.find((kept) => kept.serial === serial && kept.keptPage === keptPage))
  }
  const change = async (run: () => Promise<void>) => {
    setState('keeping')
    try {
      await run()
      setState('idle')
    } catch {
      setState('failed')
    }
    await look()
  }
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is kept changes here alone, and that is looked at again
  useEffect(() => void look(), [])
  return (
    <div className={classes.form}>
      {state === 'failed' && <FlashMessage kind="error" title={texts('kept-parts.failed')} />}
      <p role="status">{copy ? toAge(copy) : texts('kept-parts.text')}</p>
      {copy && (
        <ButtonLink look="secondary" href={`${keptPage}?serial=${encodeURIComponent(serial)}`}>
          {texts('kept-parts.open')}
        </ButtonLink>
      )}
      <Button
        look="secondary"
        loading={state === 'keeping'}
        onClick={() => void change(() => keepOffline({ keptPage, language, serial, product: { slug, name } }))}
      >
        {texts(copy ? 'kept-parts.renew' : 'kept-parts.keep')}
      </Button>
      {copy && (
        <Button look="quiet" onClick={() => void change(() => removeCopy(keptPage, serial))}>
          {texts('kept-parts.remove')}
        </Button>
      )}
    </div>
  )
}
