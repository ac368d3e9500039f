import { afterCheck, type UploadItem } from './upload-item.ts'

const polling = { everyMs: 1500, tries: 40 }

/** Polls until the virus scan ends. After about a minute it gives up: the form need not wait for a longer scan. */
export async function checkUpload(uploadId: string): Promise<Pick<UploadItem, 'state' | 'reason'>> {
  for (let count = 0; count < polling.tries; count += 1) {
    await new Promise((resolve) => setTimeout(resolve, count === 0 ? 300 : polling.everyMs))
    const outcome = afterCheck(await fetchState(uploadId))
    if (outcome.state !== 'checking') return outcome
  }
  return { state: 'checking' }
}

async function fetchState(uploadId: string): Promise<string> {
  try {
    const response = await fetch(`/api/upload-states/${uploadId}`)
    const { state }: { state?: unknown } = response.ok ? await response.json() : {}
    return typeof state === 'string' ? state : 'pending'
  } catch {
    return 'pending'
  }
}
