import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { followLive, type LiveNews } from './follow-live.ts'
import { reloadInBackground } from './keep-previous-data.ts'

/** Changes within this time cause one reload. */
const debounceMs = 150
const retryMs = 5000

/** Reloads the page when the ticket has changed; without an id, when any ticket has changed. */
export function useLiveTickets(ticketId?: string): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isStopped = false
    const reloadIn = (ms: number) => {
      clearTimeout(timer)
      if (!isStopped) timer = setTimeout(() => void reload(), ms)
    }
    const reload = async () => {
      if (!(await reloadInBackground(revalidate))) reloadIn(retryMs)
    }
    const stop = followLive((news) => {
      if (isAbout(news, ticketId)) reloadIn(debounceMs)
    })
    return () => {
      isStopped = true
      clearTimeout(timer)
      stop()
    }
  }, [revalidate, ticketId])
}

function isAbout(news: LiveNews, ticketId: string | undefined): boolean {
  if (typeof news === 'string') return news === 'missed'
  return 'ticketId' in news && (ticketId === undefined || news.ticketId === ticketId)
}
