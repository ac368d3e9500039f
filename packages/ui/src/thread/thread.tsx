import type { ReactNode } from 'react'
import { Avatar } from '../avatar/avatar.tsx'
import { SmallIcon } from '../icon/icon.tsx'
import classes from './thread.module.css'

type When = { /** For people. */ label: string /** For machines, ISO 8601. */; dateTime: string }

/** A file that can be had: from an address, or with a press. Without either it only says how it stands. */
export type ThreadFile = { id: string; label: string; href?: string; onOpen?: () => void; note?: string }

export type ThreadMessage = {
  kind: 'message'
  id: string
  author: { name: string; initials: string /** "You", or where they work. */; role: string; staff?: boolean }
  at: When
  text: ReactNode
  files?: readonly ThreadFile[]
  /** A note to one's own side: it stands apart from what both sides read. */
  internal?: boolean
}

/** Something happened that nobody wrote: assigned, closed, reopened. */
export type ThreadEvent = { kind: 'event'; id: string; text: string; at: When }

export type ThreadEntry = ThreadMessage | ThreadEvent

/** A conversation in the order it happened. Our people stand out by ground, edge and where they work. */
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
      <Avatar initials={author.initials} size="small" look={author.staff ? 'filled' : 'soft'} />
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
  const words = (
    <>
      <SmallIcon name="attach" />
      {note ? `${label}. ${note}` : label}
    </>
  )
  if (onOpen) {
    return (
      <button type="button" onClick={onOpen}>
        {words}
      </button>
    )
  }
  return href ? <a href={href}>{words}</a> : <span>{words}</span>
}

function Time({ label, dateTime }: When) {
  return <time dateTime={dateTime}>{label}</time>
}
