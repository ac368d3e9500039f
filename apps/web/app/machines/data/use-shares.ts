import { toSharePath } from '@ferrule/domain/machines/data/data-share'
import type { TextKey } from '@ferrule/texts/catalogue'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { withIdempotencyKey } from '../../http/with-idempotency-key.ts'
import { queryDataService } from '../../data-service/query-data-service.ts'
import { ShareMachineData } from './share-machine-data.generated.ts'
import { WithdrawMachineData } from './withdraw-machine-data.generated.ts'

const failures: Readonly<Record<string, TextKey>> = {
  'invalid-input': 'machine-data.failed.end',
  'end-in-the-past': 'machine-data.failed.end',
  'end-too-late': 'machine-data.failed.end',
  'too-many-shares': 'machine-data.failed.too-many',
}

/** Makes and withdraws links. A new one stays on the screen until the user leaves it or makes another one. */
export function useShares(machineId: string) {
  const { revalidate } = useRevalidator()
  const [isSending, setIsSending] = useState(false)
  const [link, setLink] = useState<string>()
  const [failure, setFailure] = useState<TextKey>()
  const send = async (change: () => Promise<string | null>) => {
    setIsSending(true)
    const refusal = await change().catch(() => 'failed')
    setFailure(refusal === null ? undefined : (failures[refusal] ?? 'machine-data.failed'))
    await revalidate()
    setIsSending(false)
  }
  const share = (recipient: string, until: string) =>
    send(async () => {
      // A repeated request returns no link, so each press is a request of its own.
      const input = await withIdempotencyKey(crypto.randomUUID(), { machineId, recipient, until })
      const { shareMachineData } = await queryDataService(ShareMachineData, { input })
      if (shareMachineData.token) setLink(`${window.location.origin}${toSharePath(shareMachineData.token)}`)
      return shareMachineData.refusal
    })
  const withdraw = (id: string) =>
    send(async () => {
      const { withdrawMachineData } = await queryDataService(WithdrawMachineData, { id })
      // It could be the one on the screen.
      setLink(undefined)
      return withdrawMachineData.refusal
    })
  return { link, failure, isSending, share, withdraw }
}
