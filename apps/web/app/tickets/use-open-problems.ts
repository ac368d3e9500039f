import { findTicketProblems, type TicketField, ticketFields } from '@ferrule/domain/tickets/ticket'
import { useState } from 'react'
import { readFormField } from '../http/form-fields.ts'
import type { Problem } from './ticket-problem.ts'

/** The problems of a form: invalid fields, and files that are not uploaded yet. */
export function findFormProblems(form: FormData): Problem[] {
  const values = Object.fromEntries(ticketFields.map((field) => [field, readFormField(form, field)]))
  return [
    ...findTicketProblems(values as Record<TicketField, string>),
    ...(form.has('unsent') ? (['files'] as const) : []),
  ]
}

type Attempt = { problems: readonly Problem[]; attempt: number } | undefined

/** The problems of the last attempt that the user has not mended since; `recheck` is called after each change. */
export function useOpenProblems(last: Attempt): { problems: Problem[]; recheck: (form: HTMLFormElement) => void } {
  const [mended, setMended] = useState<{ attempt: number; problems: Problem[] }>({ attempt: 0, problems: [] })
  const done = mended.attempt === last?.attempt ? mended.problems : []
  return {
    problems: (last?.problems ?? []).filter((problem) => !done.includes(problem)),
    recheck: (form) => {
      if (!last || last.problems.length === 0) return
      const open = findFormProblems(new FormData(form))
      setMended({ attempt: last.attempt, problems: last.problems.filter((problem) => !open.includes(problem)) })
    },
  }
}
