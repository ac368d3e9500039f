import { afterCheck, type SendingFile } from './sending-file.ts'

const patience = { everyMs: 1500, tries: 40 }

/** Asks until the scan has come to an end. A scan that takes longer goes on without us: the form need not wait. */
export async function checkUpload(uploadId: string): Promise<Pick<SendingFile, 'state' | 'reason'>> {
  for (let count = 0; count < patience.tries; count += 1) {
    await new Promise((resolve) => setTimeout(resolve, count === 0 ? 300 : patience.everyMs))
    const outcome = afterCheck(await askState(uploadId))
    if (outcome.state !== 'checking') return outcome
  }
  return { state: 'checking' }
}

async function askState(uploadId: string): Promise<string> {
  try {
    const answer = await fetch(`/api/upload-states/${uploadId}`)
    const { state }: { state?: unknown } = answer.ok ? await answer.json() : {}
    return typeof state === 'string' ? state : 'pending'
  } catch {
    return 'pending'
  }
}
