import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { Client } from 'pg'
import { each, request, setting, sleep, until } from './support/request.ts'
import { isShort, writeResult } from './write-result.ts'

// A data service of our own dies without a warning again and again while forms are being sent to it. Senders try again
// with the key of their form, as browsers do. Whatever was acknowledged must be there once, with its mails.
const kills = isShort ? 10 : 200
const sendsPerLife = 5
const port = Number(setting('DATA_PORT')) + 50
const run = randomUUID().slice(0, 8)

const mutation = `mutation ($input: SendContactRequestInput!) {
  sendContactRequest(input: $input) { receipt { number } refusal { reason } }
}`

type Send = { key: string; acknowledged?: string }

const sends: Send[] = []
let cut = 0
for (let life = 0; life <= kills; life++) {
  const service = await start()
  const isLast = life === kills
  if (!isLast) for (let count = 0; count < sendsPerLife; count++) sends.push({ key: randomUUID() })
  if (isLast) await until('all are acknowledged', async () => (await tryAll()) === 0)
  const trying = isLast ? undefined : tryAll()
  await sleep(randomInt(0, 300))
  const ended = once(service, 'exit')
  service.kill('SIGKILL')
  cut += (await trying) ?? 0
  await ended
}

const found = await count()
const lost = sends.filter(({ acknowledged }) => !acknowledged || !found.numbers.includes(acknowledged)).length
const duplicates = found.numbers.length - new Set(found.emails).size
const halves = found.numbers.length * 2 - found.mails
await writeResult({
  name: 'request-kills',
  line: `${kills} kills of the data service during ${sends.length} sends (${cut} cut off and tried again): ${lost} lost, ${duplicates} twice, ${halves} mails too few or many`,
  passed: lost === 0 && duplicates === 0 && halves === 0,
  figures: { kills, sends: sends.length, cut, lost, duplicates, halves },
})

/** Tries what is still open, some at a time, and answers how many are open after that. */
async function tryAll(): Promise<number> {
  const isOpen = ({ acknowledged }: Send) => acknowledged === undefined
  await each(sends.filter(isOpen), trySend)
  return sends.filter(isOpen).length
}

async function start(): Promise<ChildProcess> {
  const service = spawn(process.execPath, ['src/serve.ts'], {
    cwd: resolve(import.meta.dirname, '../apps/data'),
    env: { ...process.env, DATA_PORT: `${port}`, DATA_OPERATIONS_PORT: `${port + 1}` },
    stdio: 'ignore',
  })
  await until('the data service is ready', async () => {
    const answer = await request(`http://127.0.0.1:${port + 1}/readyz`).catch(() => undefined)
    return answer?.status === 200
  })
  return service
}

/** A send that is cut off stays open, and is tried again in the next life. */
async function trySend(send: Send): Promise<void> {
  const input = {
    idempotencyKey: send.key,
    firstName: 'Kill',
    lastName: 'Bench',
    email: toEmail(send),
    company: 'Bench',
    country: 'CH',
    message: 'Sent while the service dies.',
    language: 'en',
    siteSlug: '',
  }
  try {
    const { text } = await request(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      // Limits count by address and are not what is measured here.
      headers: { 'content-type': 'application/json', 'x-forwarded-for': send.key },
      body: JSON.stringify({ query: mutation, variables: { input } }),
    })
    send.acknowledged = JSON.parse(text).data?.sendContactRequest.receipt?.number
  } catch {
    // The service died before it answered.
  }
}

function toEmail({ key }: Send): string {
  return `kill-${run}-${key.slice(0, 8)}@bench.example`
}

async function count(): Promise<{ numbers: string[]; emails: string[]; mails: number }> {
  const client = new Client({ connectionString: setting('DATA_DATABASE_URL') })
  await client.connect()
  try {
    const of = [`kill-${run}-%`]
    const requests = await client.query<{ id: string; email: string }>(
      'select id, email from visitor_request where email like $1',
      of,
    )
    const numbers = requests.rows.map(({ id }) => id.replaceAll('-', '').slice(-8).toUpperCase())
    const mails = await client.query<{ count: number }>(
      `select count(*)::int as count from outgoing_mail where to_address like $1
         or split_part(subject, ' ', -1) = any($2) and kind = 'contact-for-team'`,
      [...of, numbers],
    )
    return { numbers, emails: requests.rows.map(({ email }) => email), mails: mails.rows[0]?.count ?? 0 }
  } finally {
    await client.end()
  }
}
