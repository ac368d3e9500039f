import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { queryDataService } from '../data-service/query-data-service.ts'
import { reloadInBackground } from '../live/keep-previous-data.ts'
import { StartDownload } from './start-download.generated.ts'

type SoftwareDownload = { state: 'idle' | 'loading' | 'failed'; download: () => void }

/** Downloads a software version. Its URL is requested on click, because it is valid for 15 minutes. */
export function useSoftwareDownload(release: { family: string; version: string }): SoftwareDownload {
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<SoftwareDownload['state']>('idle')
  const start = async () => {
    setState('loading')
    try {
      const { startDownload } = await queryDataService(StartDownload, release)
      if (startDownload.path === null) throw new Error(startDownload.refusal ?? 'no download URL')
      window.location.assign(startDownload.path)
      setState('idle')
      // Updates the list of the last downloads.
      void reloadInBackground(revalidate)
    } catch {
      setState('failed')
    }
  }
  return { state, download: () => void start() }
}
