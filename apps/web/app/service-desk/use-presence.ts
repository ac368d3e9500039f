import { useCallback, useEffect, useRef, useState } from 'react'
import { queryDataService } from '../data-service/query-data-service.ts'
import { followLive } from '../live/follow-live.ts'
import { ReportPresence, type ReportPresenceMutation } from './report-presence.generated.ts'

export type PresentAgent = ReportPresenceMutation['reportPresence'][number]

/** The data service forgets a report after three of these. */
const heartbeatMs = 10_000
/** A pause that is longer is not typing. */
const typingMs = 8000

/** Reports the open ticket while the page is visible. Returns the other agents who have it open; an outage shows none. */
export function usePresence(ticketId: string, isTyping: boolean): readonly PresentAgent[] {
  const [others, setOthers] = useState<readonly PresentAgent[]>([])
  useEffect(() => {
    let isStopped = false
    const show = (agents: readonly PresentAgent[]) => {
      if (!isStopped) setOthers(agents)
    }
    const report = () => {
      if (document.visibilityState !== 'visible') return
      queryDataService(ReportPresence, { ticketId, isTyping }).then(
        ({ reportPresence }) => show(reportPresence),
        () => show([]),
      )
    }
    report()
    const timer = setInterval(report, heartbeatMs)
    document.addEventListener('visibilitychange', report)
    const stop = followLive((news) => {
      if (typeof news === 'object' && 'presentAt' in news && news.presentAt === ticketId) report()
    })
    return () => {
      isStopped = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', report)
      stop()
    }
  }, [ticketId, isTyping])
  return others
}

/** Whether the user has typed within the last seconds. */
export function useTyping(): { isTyping: boolean; noteTyping: () => void } {
  const [isTyping, setIsTyping] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const noteTyping = useCallback(() => {
    clearTimeout(timer.current)
    setIsTyping(true)
    timer.current = setTimeout(() => setIsTyping(false), typingMs)
  }, [])
  return { isTyping, noteTyping }
}
