import { FlashMessage } from '@ferrule/ui/flash-message'
import type { Fetcher } from 'react-router'
import { useTexts } from '../frame/texts.tsx'

/** Reports that the last change was refused, until the next one is sent. */
export function SaveFailure({ fetcher }: { fetcher: Fetcher<{ refusal: string | undefined }> }) {
  const texts = useTexts()
  return fetcher.state === 'idle' && fetcher.data?.refusal ? (
    <FlashMessage kind="error" title={texts('desk.failed')} />
  ) : null
}
