import { useEffect, useRef, useState } from 'react'
import type { ArrivedFile } from '../files/upload-queue.ts'
import type { PhoneLinkView } from './phone-link-view.ts'

const pollMs = 2000

export type PhoneLinkState = {
  link: PhoneLinkView | undefined
  state: 'opening' | 'open' | 'expired' | 'failed'
  /** Whether a file has arrived. */
  hasArrived: boolean
  reopen: () => void
}

type PhoneLinkOptions = {
  /** Creates a link and polls for files only while this is true. */
  isOpen: boolean
  locale: string
  /** Called once per file, so that a file removed from the form is not added again. */
  onArrived: (file: ArrivedFile) => void
}

/** The phone link of a form: created when the panel first opens, then polled for new files. */
export function usePhoneLink({ isOpen, locale, onArrived }: PhoneLinkOptions): PhoneLinkState {
  const [link, setLink] = useState<PhoneLinkView>()
  const [state, setState] = useState<PhoneLinkState['state']>('opening')
  const [hasArrived, setHasArrived] = useState(false)
  const [attempt, setAttempt] = useState(1)
  const lastAttempt = useRef(0)
  const taken = useRef(new Set<string>())
  useEffect(() => {
    if (!isOpen || lastAttempt.current === attempt) return
    lastAttempt.current = attempt
    openLink(locale).then(
      (opened) => {
        setLink(opened)
        setState('open')
      },
      () => setState('failed'),
    )
  }, [isOpen, locale, attempt])
  useEffect(() => {
    if (!isOpen || !link || state !== 'open') return
    const poll = async () => {
      const isExpired = Date.now() >= Date.parse(link.endsAt)
      const files = (await listFiles(link.token)).filter(({ id }) => !taken.current.has(id))
      for (const file of files) {
        taken.current.add(file.id)
        onArrived(file)
      }
      if (files.length > 0) setHasArrived(true)
      if (isExpired) setState('expired')
    }
    const timer = setInterval(() => void poll(), pollMs)
    return () => clearInterval(timer)
  }, [isOpen, link, state, onArrived])
  const reopen = () => {
    setState('opening')
    setAttempt(attempt + 1)
  }
  return { link, state, hasArrived, reopen }
}

async function openLink(locale: string): Promise<PhoneLinkView> {
  const response = await fetch(`/api/phone-links?locale=${locale}`, { method: 'POST' })
  if (!response.ok) throw new Error(`status ${response.status}`)
  return response.json()
}

/** Failures are ignored: the next poll retries. */
async function listFiles(token: string): Promise<ArrivedFile[]> {
  try {
    const response = await fetch(`/api/phone-links/${token}`)
    const files: { id: string; fileName: string; byteSize: number }[] = response.ok ? await response.json() : []
    return files.map(({ id, fileName: name, byteSize: bytes }) => ({ id, name, bytes }))
  } catch {
    return []
  }
}
