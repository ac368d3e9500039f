import { useEffect, useRef, useState } from 'react'
import type { ArrivedFile } from '../files/file-sending.ts'
import type { ShownPhoneLink } from './shown-phone-link.ts'

const everyMs = 2000

export type PhoneLinkState = {
  link: ShownPhoneLink | undefined
  state: 'opening' | 'open' | 'over' | 'failed'
  /** Whether something has come. */
  hasArrived: boolean
  openAgain: () => void
}

type Wishes = {
  /** Only while somebody sees it a link is asked for, and what has come by it. */
  isOpen: boolean
  locale: string
  /** Told of each file once, so that one which somebody takes out of the form stays out. */
  onArrived: (file: ArrivedFile) => void
}

/** The link of one form: the first time it is looked at one is asked for, and then again and again what has come. */
export function usePhoneLink({ isOpen, locale, onArrived }: Wishes): PhoneLinkState {
  const [link, setLink] = useState<ShownPhoneLink>()
  const [state, setState] = useState<PhoneLinkState['state']>('opening')
  const [hasArrived, setHasArrived] = useState(false)
  const [wanted, setWanted] = useState(1)
  const asked = useRef(0)
  const taken = useRef(new Set<string>())
  useEffect(() => {
    if (!isOpen || asked.current === wanted) return
    asked.current = wanted
    openLink(locale).then(
      (opened) => {
        setLink(opened)
        setState('open')
      },
      () => setState('failed'),
    )
  }, [isOpen, locale, wanted])
  useEffect(() => {
    if (!isOpen || !link || state !== 'open') return
    const ask = async () => {
      const isOver = Date.now() >= Date.parse(link.endsAt)
      const files = (await listFiles(link.token)).filter(({ id }) => !taken.current.has(id))
      for (const file of files) {
        taken.current.add(file.id)
        onArrived(file)
      }
      if (files.length > 0) setHasArrived(true)
      if (isOver) setState('over')
    }
    const timer = setInterval(() => void ask(), everyMs)
    return () => clearInterval(timer)
  }, [isOpen, link, state, onArrived])
  const openAgain = () => {
    setState('opening')
    setWanted(wanted + 1)
  }
  return { link, state, hasArrived, openAgain }
}

async function openLink(locale: string): Promise<ShownPhoneLink> {
  const answer = await fetch(`/api/phone-links?locale=${locale}`, { method: 'POST' })
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  return answer.json()
}

/** A line that is lost for a moment is no reason to say anything: it is asked again. */
async function listFiles(token: string): Promise<ArrivedFile[]> {
  try {
    const answer = await fetch(`/api/phone-links/${token}`)
    const files: { id: string; fileName: string; byteSize: number }[] = answer.ok ? await answer.json() : []
    return files.map(({ id, fileName: name, byteSize: bytes }) => ({ id, name, bytes }))
  } catch {
    return []
  }
}
