import { createUsers } from './login-timing/identity-users.ts'
import { timeReset, timeWrongLogin } from './login-timing/time-responses.ts'
import { chanceOfDifference, meanAndVariance } from './login-timing/welch-test.ts'
import { isShort, writeResult } from './write-result.ts'

// Checks that the response times of the identity server do not reveal which accounts exist (O14).
const tries = isShort ? 4 : 200
/** Fewer failed logins than the lockout threshold of an account and network. */
const triesEach = 20
const leastChance = 0.01

const users = await createUsers(Math.ceil(tries / triesEach))
try {
  const login = await compare(timeWrongLogin)
  const reset = await compare(timeReset)
  await writeResult({
    name: 'login-timing',
    line: `response times for known and unknown accounts differ by chance alone with p = ${login.chance.toFixed(3)} at the login, ${reset.chance.toFixed(3)} for a password reset (at least ${leastChance})`,
    passed: login.chance >= leastChance && reset.chance >= leastChance,
    figures: { tries, leastChance, login, reset },
  })
} finally {
  await users.remove()
}

/** Measures known and unknown accounts alternately, so that other load on the machine affects both. */
async function compare(time: (email: string) => Promise<number>) {
  const [known, unknown]: [number[], number[]] = [[], []]
  await time('nobody-warming-up@norlitz.example')
  for (let attempt = 0; attempt < tries; attempt += 1) {
    known.push(await time(users.emails[attempt % users.emails.length] ?? ''))
    unknown.push(await time(`nobody-${crypto.randomUUID()}@norlitz.example`))
  }
  const mean = (values: number[]) => Math.round(meanAndVariance(values).mean * 10) / 10
  return {
    chance: chanceOfDifference(known, unknown),
    milliseconds: { known: mean(known), unknown: mean(unknown) },
  }
}
