import { admitAnswer, type AnswerRefusal, type MachineAnswer } from '@ferrule/domain/advisories/advisory-answer'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { recordEvent } from '../audit/record-event.ts'
import type { Deps } from '../graphql/request-context.ts'
import { type Scope, withUserScope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import type { AdvisoryRow } from './advisory-store.ts'
import { isOwnMachine, saveAnswer } from './affected-machine-store.ts'
import type { AdvisoryMachine } from './concerned-machines.ts'
import { matchOwnMachines } from './match-own-machines.ts'

export type AnswerInput = { trackingId: string; answers: readonly MachineAnswer[] }
type Refusal = AnswerRefusal | 'advisory-unknown' | 'machine-unknown'

/** Saves the answers of a customer, all of them or none. Idempotent: the same answer again changes nothing. */
export async function answerAdvisory(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: SignedInActor,
  { trackingId, answers }: AnswerInput,
): Promise<Result<{ changed: number }, Refusal>> {
  return withUserScope(db, actor, async (tx, scope) => {
    const at = now()
    const machineIds = answers.map(({ machineId }) => machineId)
    const matched = await matchOwnMachines(tx, scope, { today: at.toISOString().slice(0, 10), machineIds })
    const found = matched.find(({ advisory }) => advisory.trackingId === trackingId)
    if (!found) return refuse('advisory-unknown')
    const admitted: { machine: AdvisoryMachine; answer: MachineAnswer }[] = []
    for (const answer of answers) {
      const machine = found.machines.find(({ id }) => id === answer.machineId)
      if (!machine)
        return refuse((await isOwnMachine(tx, scope, answer.machineId)) ? 'not-affected' : 'machine-unknown')
      const result = admitAnswer(answer, machine.status, at)
      if (!result.ok) return result
      if (!isSame(machine, answer)) admitted.push({ machine, answer })
    }
    for (const change of admitted) await save(tx, { ...change, advisory: found.advisory, scope, at })
    return ok({ changed: admitted.length })
  })
}

function isSame({ answer: saved }: AdvisoryMachine, answer: MachineAnswer): boolean {
  if (saved?.answer !== answer.answer) return false
  return (
    answer.answer === 'installed' || (saved.acceptedUntil === answer.acceptedUntil && saved.reason === answer.reason)
  )
}

type Change = { machine: AdvisoryMachine; answer: MachineAnswer; advisory: AdvisoryRow; scope: Scope; at: Date }

async function save(tx: Queries, { machine, answer, advisory, scope, at }: Change): Promise<void> {
  const { acceptedUntil = null, reason = null } = answer.answer === 'accepted' ? answer : {}
  await saveAnswer(tx, {
    advisoryId: advisory.id,
    machineId: machine.id,
    organisationId: machine.organisationId,
    answer: answer.answer,
    acceptedUntil,
    reason,
    answeredBy: scope.personId,
    answeredAt: at,
  })
  await recordEvent(tx, {
    actor: scope.personId,
    action: 'answer-advisory',
    subjectType: 'machine',
    subjectId: machine.id,
    before: { answer: machine.answer?.answer ?? null, acceptedUntil: machine.answer?.acceptedUntil ?? null },
    after: { advisory: advisory.trackingId, answer: answer.answer, acceptedUntil },
  })
}
