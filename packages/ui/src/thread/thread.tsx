import type { ReactNode } from 'react'
import { Avatar } from '../avatar/avatar.tsx'
import { SmallIcon } from '../icon/icon.tsx'
import classes from './thread.module.css'

type Timestamp = { /** Localised. */ label: string /** ISO 8601. */; dateTime: string }

/** Attachment: a link, or a button with `onOpen`. Without either it is not available yet, and `note` says why. */
export type ThreadFile = { id: string; label: string; href?: string; onOpen?: () => void; note?: string }

export type ThreadMessage = {
  kind: 'message'
  id: string
  author: { name: string; initials: string /** "You", or department and location. */; role: string; staff?: boolean }
  at: Timestamp
  text: ReactNode
  files?: readonly ThreadFile[]
  /** Note that only staff see. */
  internal?: boolean
}

/** Event such as assigned, closed or reopened. */
export type ThreadEvent = { kind: 'event'; id: string; text: string; at: Timestamp }

export type ThreadEntry = ThreadMessage | ThreadEvent

/** Conversation in chronological order. Staff messages have their own background and border, and show a role. */
export function Thread({ entries }: { entries: readonly ThreadEntry[] }) {
  return (
    <ol role="list" className={classes.thread}>
      {entries.map((entry) =>
        entry.kind === 'event' ? <Event key={entry.id} {...entry} /> : <Message key={entry.id} {...entry} />,
      )}
    </ol>
  )
}

function Event({ text, at }: ThreadEvent) {
  return (
    <li className={classes.event}>
      <SmallIcon name="user" />
      <p>
        {text} <Time {...at} />
      </p>
    </li>
  )
}

function Message({ author, at, text, files = [], internal = false }: ThreadMessage) {
  return (
    <li className={internal ? classes.internal : author.staff ? classes.staff : undefined}>
      <Avatar initials={author.initials} size="small" variant={author.staff ? 'filled' : 'soft'} />
      <article>
        <header>
          <strong>{author.name}</strong> <span>{author.role}</span> <Time {...at} />
        </header>
        <div className={classes.text}>{text}</div>
        {files.length > 0 && (
          <ul role="list" className={classes.files}>
            {files.map((file) => (
              <li key={file.id}>
                <File {...file} />
              </li>
            ))}
          </ul>
        )}
      </article>
    </li>
  )
}

function File({ label, href, onOpen, note }: ThreadFile) {
  const content = (
    <>
      <SmallIcon name="attach" />
      {note ? `${label}. ${note}` : label}
    </>
  )
  if (onOpen) {
    return (
      <button type="button" onClick={onOpen}>
        {content}
      </button>
    )
  }
  return href ? <a href={href}>{content}</a> : <span>{content}</span>
}

function Time({ label, dateTime }: Timestamp) {
  return <time dateTime={dateTime}>{label}</time>
}
