import { createPeople } from './login-timing/identity-people.ts'
import { timeReset, timeWrongLogin } from './login-timing/time-answers.ts'
import { chanceOfDifference, toMoments } from './login-timing/welch-test.ts'
import { isShort, writeResult } from './write-result.ts'

// Whether the identity server's answers tell, by the time they take, who has an account (O14).
const tries = isShort ? 4 : 200
/** Fewer than an account takes before it waits. */
const triesEach = 20
const leastChance = 0.01

const people = await createPeople(Math.ceil(tries / triesEach))
try {
  const login = await compare(timeWrongLogin)
  const reset = await compare(timeReset)
  await writeResult({
    name: 'login-timing',
    line: `by chance alone the answers to known and unknown people differ this much with p = ${login.chance.toFixed(3)} at the login, ${reset.chance.toFixed(3)} for a new password (at least ${leastChance})`,
    passed: login.chance >= leastChance && reset.chance >= leastChance,
    figures: { tries, leastChance, login, reset },
  })
} finally {
  await people.remove()
}

/** Known and unknown by turns, so that whatever else the machine does falls on both. */
async function compare(time: (email: string) => Promise<number>) {
  const [known, unknown]: [number[], number[]] = [[], []]
  await time('nobody-warming-up@norlitz.example')
  for (let attempt = 0; attempt < tries; attempt += 1) {
    known.push(await time(people.emails[attempt % people.emails.length] ?? ''))
    unknown.push(await time(`nobody-${crypto.randomUUID()}@norlitz.example`))
  }
  const mean = (values: number[]) => Math.round(toMoments(values).mean * 10) / 10
  return {
    chance: chanceOfDifference(known, unknown),
    milliseconds: { known: mean(known), unknown: mean(unknown) },
  }
}
