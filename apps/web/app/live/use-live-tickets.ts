import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { followTickets } from './follow-tickets.ts'
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
    const stop = followTickets((changed) => {
      if (ticketId === undefined || changed === undefined || changed === ticketId) reloadIn(debounceMs)
    })
    return () => {
      isStopped = true
      clearTimeout(timer)
      stop()
    }
  }, [revalidate, ticketId])
}
