import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { followTickets } from './follow-tickets.ts'

/** Several changes at once are read once. */
const gatherMs = 150

/** Reads the page again when a ticket it shows has changed: one of them, or any where none is named. */
export function useLiveTickets(ticketId?: string): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = followTickets((changed) => {
      if (ticketId !== undefined && changed !== undefined && changed !== ticketId) return
      clearTimeout(timer)
      timer = setTimeout(() => void revalidate(), gatherMs)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [revalidate, ticketId])
}
