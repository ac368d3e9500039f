import {
  ageLimits,
  deskFiguresQuery,
  type DeskFiguresQuery,
  findFirstWeek,
  listWeeks,
} from '@ferrule/domain/service-desk/desk-figures'
import type { Deps } from '../graphql/request-context.ts'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import type { Database } from '../postgres/database.ts'
import {
  countOpenByAge,
  countSolvedByWeek,
  findMedianResponseHours,
  type Measures,
  measureByPlant,
  measureByProduct,
  measureByWeek,
} from './desk-figures-store.ts'

export type WeekFigures = Measures & { week: string; solved: number }
export type NamedFigures = Measures & { name: string }

export type DeskFigures = {
  calculatedAt: Date
  openByAge: { ours: number; theirs: number }[]
  weeks: WeekFigures[]
  products: NamedFigures[]
  plants: NamedFigures[]
  medianResponseHours: number | null
}

const freshMs = 60_000
const caches = new WeakMap<Database, Map<string, { figures: Promise<DeskFigures>; until: number }>>()

/**
 * The figures of the service desk, at most a minute old. They are the same for every agent, and a period has hundreds of
 * thousands of tickets, so that each process calculates them once a minute however many agents read them.
 */
export function readDeskFigures({ db, now }: Pick<Deps, 'db' | 'now'>, query: DeskFiguresQuery): Promise<DeskFigures> {
  const at = now()
  const cache = caches.get(db) ?? new Map()
  caches.set(db, cache)
  const key = JSON.stringify(deskFiguresQuery.parse(query))
  const cached = cache.get(key)
  if (cached && cached.until > at.getTime()) return cached.figures
  const figures = calculate(db, at, query)
  cache.set(key, { figures, until: at.getTime() + freshMs })
  figures.catch(() => cache.delete(key))
  return figures
}

async function calculate(db: Database, now: Date, { weeks, type }: DeskFiguresQuery): Promise<DeskFigures> {
  const range = { since: findFirstWeek(now, weeks), now, type }
  return withServiceScope(db, async (tx) => {
    const ages = await countOpenByAge(tx, range)
    const opened = await measureByWeek(tx, range)
    const solved = await countSolvedByWeek(tx, range)
    return {
      calculatedAt: now,
      openByAge: [...ageLimits, Number.POSITIVE_INFINITY].map((_, age) => {
        const { ours = 0, theirs = 0 } = ages.find((row) => row.age === age) ?? {}
        return { ours, theirs }
      }),
      weeks: listWeeks(now, weeks).map((week) => ({
        ...none,
        ...opened.find((row) => row.week === week),
        week,
        solved: solved.find((row) => row.week === week)?.count ?? 0,
      })),
      products: await measureByProduct(tx, range),
      plants: await measureByPlant(tx, range),
      medianResponseHours: await findMedianResponseHours(tx, range),
    }
  })
}

const none: Measures = { opened: 0, responseDue: 0, responseInTime: 0, solutionDue: 0, solutionInTime: 0 }
