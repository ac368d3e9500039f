import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { followTickets } from './follow-tickets.ts'
import { readUnasked } from './keep-shown.ts'

/** Several changes at once are read once. */
const gatherMs = 150
/** What could not be read is asked for again. */
const againMs = 5000

/** Reads the page again when a ticket it shows has changed: one of them, or any where none is named. */
export function useLiveTickets(ticketId?: string): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const readIn = (ms: number) => {
      clearTimeout(timer)
      if (!isOver) timer = setTimeout(() => void read(), ms)
    }
    const read = async () => {
      if (!(await readUnasked(revalidate))) readIn(againMs)
    }
    const stop = followTickets((changed) => {
      if (ticketId === undefined || changed === undefined || changed === ticketId) readIn(gatherMs)
    })
    return () => {
      isOver = true
      clearTimeout(timer)
      stop()
    }
  }, [revalidate, ticketId])
}
