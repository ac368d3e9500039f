import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Change, ChangeResult } from './change.ts'
import { sendChanges } from './send-changes.ts'

export type Changes = {
  isSending: boolean
  result: ChangeResult | undefined
  send: (...changes: [Change, ...Change[]]) => Promise<ChangeResult>
  clear: () => void
}

/** Sends changes of the administrator and reloads the screen after each. */
export function useChanges(): Changes {
  const { revalidate } = useRevalidator()
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [isSending, setIsSending] = useState(false)
  const [result, setResult] = useState<ChangeResult>()
  const send = async (...changes: [Change, ...Change[]]) => {
    setIsSending(true)
    const sent = await sendChanges(key, changes)
    if (!sent.isRetryable) setKey(crypto.randomUUID())
    setResult(sent)
    if (sent.saved > 0 && !sent.losesView && sent.intent !== 'delete') await revalidate()
    setIsSending(false)
    return sent
  }
  return { isSending, result, send, clear: () => setResult(undefined) }
}
