import { Button } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { useState } from 'react'
import { queryDataService } from '../data-service/query-data-service.ts'
import { useTexts } from '../frame/texts.tsx'
import { saveContent } from '../portal/save-content.ts'
import { saveProof } from '../software/save-proof.ts'
import { AccessReviewExport } from './access-review-export.generated.ts'

/** Saves the whole review as CSV, with its checksum, the signature of the checksum and the public key. */
export function SignedExport({ organisationId }: { organisationId: string | undefined }) {
  const texts = useTexts()
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const save = async () => {
    setState('loading')
    try {
      const { accessReviewExport } = await queryDataService(AccessReviewExport, { organisationId })
      const { fileName, csv, signature, publicKey } = accessReviewExport
      // The checksum is over exactly these bytes, so no byte order mark is added.
      const bytes = new TextEncoder().encode(csv)
      saveContent(fileName, 'text/csv;charset=utf-8', bytes)
      saveProof({ fileName, sha256: await toSha256(bytes), signature })
      saveContent('access-review-key.pem', 'application/x-pem-file', publicKey)
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      {state === 'failed' && <FlashMessage kind="error" title={texts('component.export-failed')} />}
      <Button variant="secondary" loading={state === 'loading'} onClick={() => void save()}>
        {texts('user-admin.review.export')}
      </Button>
    </>
  )
}

async function toSha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
