import { Button } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { useState } from 'react'
import { queryDataService } from '../data-service/query-data-service.ts'
import { useTexts } from '../frame/texts.tsx'
import { saveContent } from '../portal/save-content.ts'
import { SoftwareSbom } from './software-sbom.generated.ts'

type SaveSbomProps = { family: string; release: { version: string; components: number | null } }

/** Downloads the list of components of a release. */
export function SaveSbom({ family, release: { version, components } }: SaveSbomProps) {
  const texts = useTexts()
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const save = async () => {
    setState('loading')
    try {
      const { softwareSbom } = await queryDataService(SoftwareSbom, { family, version })
      if (!softwareSbom) throw new Error('no list of components')
      saveContent(softwareSbom.fileName, 'application/vnd.cyclonedx+json', softwareSbom.document)
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <Button
        variant="quiet"
        loading={state === 'loading'}
        aria-label={`${texts('downloads.components', { count: components ?? 0 })}: ${version}`}
        onClick={() => void save()}
      >
        {texts('downloads.components', { count: components ?? 0 })}
      </Button>
      {state === 'failed' && <FlashMessage kind="error" title={texts('downloads.load-failed')} />}
    </>
  )
}
