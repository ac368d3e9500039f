import { asOwner } from '../support/spawned-database.ts'
import { median } from '../support/percentile.ts'
import { ask, type Question } from './questions.ts'

/** Failed answers are errors, wrong ones belong to another question. */
export type Tries = { tries: number; wrong: number; failed: number; swaps: number; medianMs: number }

/** Asks both services different questions at the same time and compares each answer. */
export async function tryQuestions(
  services: readonly [string, string],
  { questions, count }: { questions: readonly Question[]; count: number },
): Promise<Tries> {
  const outcome = { tries: 0, wrong: 0, failed: 0, swaps: 0 }
  const times: number[] = []
  const users = new Map<number, string>()
  await asOwner('data', async (owner) => {
    for (; outcome.tries < count; outcome.tries += 1) {
      const pairs = services.map((service, index) => ({ service, question: pick(questions, outcome.tries, index) }))
      const started = performance.now()
      const answers = await Promise.all(pairs.map(({ service, question }) => ask(service, question)))
      times.push(performance.now() - started)
      for (const [index, answer] of answers.entries()) {
        if (answer === pairs[index]?.question.answer) continue
        if (answer.startsWith('200 {"data"')) outcome.wrong += 1
        else outcome.failed += 1
      }
      // The pooler tells Postgres which client uses a connection.
      const { rows } = await owner.query<{ pid: number; name: string }>(connectionUsers)
      for (const { pid, name } of rows) {
        if (users.has(pid) && users.get(pid) !== name) outcome.swaps += 1
        users.set(pid, name)
      }
    }
  })
  return { ...outcome, medianMs: Math.round(median(times) * 10) / 10 }
}

const connectionUsers = `select pid, application_name as name from pg_stat_activity where application_name ~ '^pooled-'`

/** The steps of the two services differ, so that all pairs of different questions occur. */
function pick(questions: readonly Question[], number: number, service: number): Question {
  const offset = service === 0 ? 0 : 1 + (Math.floor(number / questions.length) % (questions.length - 1))
  const question = questions[(number + offset) % questions.length]
  if (!question) throw new Error('there are no questions')
  return question
}
