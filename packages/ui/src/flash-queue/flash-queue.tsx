// Needs script: shows messages that islands and the portal create while the page is open.
import { type ReactNode, useCallback, useState } from 'react'
import { FlashMessage, type FlashMessageProps } from '../flash-message/flash-message.tsx'
import classes from './flash-queue.module.css'

export type QueuedFlash = Pick<FlashMessageProps, 'kind' | 'title' | 'link'> & { id: string; text?: ReactNode }

type FlashQueueProps = {
  /** Accessible name of the region: "Messages". */
  label: string
  hideLabel: string
  messages: readonly QueuedFlash[]
  onHidden: (id: string) => void
}

/** The messages of an island, newest at the bottom. All but errors hide by themselves. */
export function FlashQueue({ label, hideLabel, messages, onHidden }: FlashQueueProps) {
  return (
    <section className={classes.queue} aria-label={label}>
      {messages.map(({ id, text, ...message }) => (
        <FlashMessage key={id} {...message} floating hideLabel={hideLabel} onHidden={() => onHidden(id)}>
          {text}
        </FlashMessage>
      ))}
    </section>
  )
}

/** State of one island's messages. A message with the id of an older one replaces it. */
export function useFlashMessages() {
  const [messages, setMessages] = useState<readonly QueuedFlash[]>([])
  const hide = useCallback((id: string) => setMessages((shown) => shown.filter((message) => message.id !== id)), [])
  const show = useCallback(
    (message: QueuedFlash) => setMessages((shown) => [...shown.filter(({ id }) => id !== message.id), message]),
    [],
  )
  return { messages, show, hide }
}
