import { z } from 'zod'
import { ok, refuse, type Result } from '../result.ts'
import type { MachineStatus } from './match-machine.ts'
import type { Severity } from './severity.ts'

export const advisoryAnswers = ['installed', 'accepted'] as const
export type AdvisoryAnswer = (typeof advisoryAnswers)[number]

const day = z.iso.date()

/** The answer of a customer for a machine: the fix is installed, or the risk is accepted until a day, with the reason. */
export const machineAnswer = z.discriminatedUnion('answer', [
  z.object({ machineId: z.uuid(), answer: z.literal('installed') }),
  z.object({
    machineId: z.uuid(),
    answer: z.literal('accepted'),
    acceptedUntil: day,
    reason: z.string().trim().min(1).max(500),
  }),
])
export type MachineAnswer = z.infer<typeof machineAnswer>

/** More than the machines of one organisation on one screen. */
export const maxAnswers = 200

const dayMs = 24 * 3_600_000
/** A risk is accepted for a year at most, then somebody has to look at it again. */
const maxAcceptedDays = 366
const answerDays: Record<Severity, number> = { critical: 14, high: 14, medium: 30, low: 60, none: 60 }

/** The day by which a customer should have answered. */
export function answerDueOn(releasedAt: string, severity: Severity): string {
  return toDay(new Date(releasedAt).getTime() + answerDays[severity] * dayMs)
}

export type AnswerRefusal = 'not-affected' | 'date-out-of-range'

/** Answers are for affected machines, and a risk is accepted from tomorrow until a year from now. */
export function admitAnswer(
  answer: MachineAnswer,
  status: MachineStatus,
  now: Date,
): Result<MachineAnswer, AnswerRefusal> {
  if (status !== 'affected') return refuse('not-affected')
  if (answer.answer === 'installed') return ok(answer)
  const { acceptedUntil } = answer
  const isInRange =
    acceptedUntil > toDay(now.getTime()) && acceptedUntil <= toDay(now.getTime() + maxAcceptedDays * dayMs)
  return isInRange ? ok(answer) : refuse('date-out-of-range')
}

export type AnsweredMachine = {
  status: MachineStatus
  answer: { answer: string; acceptedUntil: string | null } | null
}

/** The state of an advisory for a customer: that of its most urgent machine. */
export const advisoryStates = ['answer-needed', 'accepted', 'installed', 'under-investigation', 'not-affected'] as const
export type AdvisoryState = (typeof advisoryStates)[number]

/** An accepted risk needs a new answer when its day has passed. */
export function stateOfMachine({ status, answer }: AnsweredMachine, today: string): AdvisoryState {
  if (status === 'affected') {
    if (answer?.answer === 'installed') return 'installed'
    return (answer?.acceptedUntil ?? '') >= today ? 'accepted' : 'answer-needed'
  }
  return status === 'fixed' ? 'installed' : status
}

export function stateOfMachines(machines: readonly AnsweredMachine[], today: string): AdvisoryState {
  const states = new Set(machines.map((machine) => stateOfMachine(machine, today)))
  return advisoryStates.find((state) => states.has(state)) ?? 'not-affected'
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
