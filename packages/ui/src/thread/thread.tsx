import type { ReactNode } from 'react'
import { Avatar } from '../avatar/avatar.tsx'
import { SmallIcon } from '../icon/icon.tsx'
import classes from './thread.module.css'

type When = { /** For people. */ label: string /** For machines, ISO 8601. */; dateTime: string }

export type ThreadMessage = {
  kind: 'message'
  id: string
  author: { name: string; initials: string /** "You", or where they work. */; role: string; staff?: boolean }
  at: When
  text: ReactNode
  files?: readonly { label: string; href: string }[]
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

function Message({ author, at, text, files = [] }: ThreadMessage) {
  return (
    <li className={author.staff ? classes.staff : undefined}>
      <Avatar initials={author.initials} size="small" look={author.staff ? 'filled' : 'soft'} />
      <article>
        <header>
          <strong>{author.name}</strong> <span>{author.role}</span> <Time {...at} />
        </header>
        <div className={classes.text}>{text}</div>
        {files.length > 0 && (
          <ul role="list" className={classes.files}>
            {files.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>
                  <SmallIcon name="attach" />
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </article>
    </li>
  )
}

function Time({ label, dateTime }: When) {
  return <time dateTime={dateTime}>{label}</time>
}
