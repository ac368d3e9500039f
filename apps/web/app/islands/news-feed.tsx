import type { Language } from '@ferrule/domain/locales/language'
import { isUnread, readLastRead, toStoredLastRead } from '@ferrule/domain/news-feed/last-read'
import { formatDate } from '@ferrule/texts/format-date'
import { Button } from '@ferrule/ui/button'
import { Tag } from '@ferrule/ui/tag'
import { useEffect, useRef, useState } from 'react'
import classes from './news-feed.module.css'
import { ownTimeZone } from '../frame/own-time-zone.ts'

export type NewsFeedProps = {
  href: string
  language: Language
  labels: { loading: string; none: string; failed: string; unread: string; showMore: string }
}

export type ShownNews = { id: string; title: string; text: string; href: string | null; publicationDate: string }

export type NewsTurn = { items: ShownNews[]; endCursor: string | null; hasNextPage: boolean }

type State = { items: ShownNews[]; next: string | null; status: 'loading' | 'ready' | 'failed' }

const lastReadKey = 'uapp_news-feed-last-read'

/** Loads when the panel is first seen; from then on what is newest counts as read. */
export function NewsFeed({ href, language, labels }: NewsFeedProps) {
  const [state, setState] = useState<State>({ items: [], next: null, status: 'loading' })
  // What was unread when the panel opened stays marked while it is read.
  const [readBefore] = useState(() => readLastRead(typeof window === 'undefined' ? null : stored()).value)
  const started = useRef(false)

  const load = async (after: string | null) => {
    try {
      const turn = await fetchTurn(after === null ? href : `${href}&after=${encodeURIComponent(after)}`)
      const [newest] = turn.items
      if (after === null && newest) remember(toStoredLastRead(newest))
      setState(({ items }) => ({
        items: [...items, ...turn.items],
        next: turn.hasNextPage ? turn.endCursor : null,
        status: 'ready',
      }))
    } catch {
      setState((before) => ({ ...before, status: 'failed' }))
    }
  }
  useEffect(() => {
    if (started.current) return
    started.current = true
    void load(null)
  })

  const { items, next, status } = state
  return (
    <div className={classes.feed} aria-live="polite" aria-busy={status === 'loading'}>
      {status === 'loading' && <p>{labels.loading}</p>}
      {status === 'failed' && <p>{labels.failed}</p>}
      {status === 'ready' && items.length === 0 && <p>{labels.none}</p>}
      <ul role="list">
        {items.map((item) => (
          <li key={item.id} className={classes.item}>
            <p className={classes.meta}>
              <time dateTime={item.publicationDate}>
                {formatDate(new Date(item.publicationDate), language, { timeZone: ownTimeZone() })}
              </time>
              {isUnread(item, readBefore) && <Tag>{labels.unread}</Tag>}
            </p>
            <h3>{item.href ? <a href={item.href}>{item.title}</a> : item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
      {next !== null && (
        <Button look="secondary" onClick={() => void load(next)}>
          {labels.showMore}
        </Button>
      )}
    </div>
  )
}

async function fetchTurn(url: string): Promise<NewsTurn> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`news: ${response.status}`)
  return response.json()
}

/** Browsers that keep nothing refuse the question itself. */
function stored(): string | null {
  try {
    return localStorage.getItem(lastReadKey)
  } catch {
    return null
  }
}

function remember(value: string): void {
  try {
    localStorage.setItem(lastReadKey, value)
  } catch {
    // Everything stays unread, which harms nobody.
  }
}
