import { languages } from '@ferrule/domain/locales/language'
import { loadTexts } from '@ferrule/texts/load-texts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPasswordWish, wishForPassword } from './support/login-form.ts'
import { mailsTo } from './support/mailbox.ts'
import { type OwnEdge, startOwnEdge } from './support/own-edge.ts'
import { eventually, request } from './support/request.ts'
import { createThrowAwayPerson } from './support/throw-away-person.ts'

/** An address of this machine that nobody else comes from. */
const forgetful = { localAddress: `127.0.10.${1 + (process.pid % 250)}` }

test('a wish for a new password reads the same for people there are and are not, and only those there are get a mail (O14)', async () => {
  const person = await createThrowAwayPerson()
  const nobody = `nobody-${crypto.randomUUID()}@norlitz.example`
  try {
    const known = await wishForPassword(await openPasswordWish(forgetful), person.email, forgetful)
    const unknown = await wishForPassword(await openPasswordWish(forgetful), nobody, forgetful)
    expect([unknown.status, Object.keys(unknown.headers)]).toEqual([known.status, Object.keys(known.headers)])
    expect(toPath(unknown.headers.location)).toBe(toPath(known.headers.location))
    const mails = await eventually(
      () => mailsTo(person.email),
      ({ length }) => length > 0,
    )
    expect(mails).toHaveLength(1)
    expect(await mailsTo(nobody)).toEqual([])
  } finally {
    await person.remove()
  }
})

test('fifty wishes for one person are one mail, wherever they come from [B6]', async () => {
  const person = await createThrowAwayPerson()
  const wish = async (number: number) => {
    const from = { localAddress: `127.0.12.${number}` }
    const written = number % 2 === 0 ? person.email : person.email.toUpperCase()
    return wishForPassword(await openPasswordWish(from), written, from)
  }
  try {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => wish(index + 1)))
    // Nobody can tell which of them was the one.
    expect(new Set(answers.map(({ status, headers }) => `${status} ${toPath(headers.location)}`)).size).toBe(1)
    await eventually(
      () => mailsTo(person.email),
      ({ length }) => length > 0,
    )
    // The answer comes after the mail: whatever was to be sent has been sent.
    expect(await mailsTo(person.email)).toHaveLength(1)
  } finally {
    await person.remove()
  }
})

describe('at the edge', () => {
  const wish = '/realms/alpha/login-actions/reset-credentials?execution=x'
  let edge: OwnEdge

  beforeAll(async () => {
    edge = await startOwnEdge()
  })

  afterAll(() => edge.stop())

  const post = (localAddress: string, language = 'en') =>
    request(`${edge.identityUrl}${wish}`, {
      method: 'POST',
      headers: { host: 'id.norlitz.localhost', 'accept-language': `xx, ${language};q=0.9` },
      localAddress,
    })

  test('an answer that was there at once leaves no earlier than one that waited for the mail server (O14)', async () => {
    const took = async (milliseconds: number) => {
      edge.answer((_, answer) => void setTimeout(() => answer.end('sent'), milliseconds))
      const started = performance.now()
      await post('127.0.11.1')
      return performance.now() - started
    }
    expect(await took(0)).toBeGreaterThanOrEqual(1000)
    expect(await took(300)).toBeGreaterThanOrEqual(1000)
    expect(await took(1100)).toBeGreaterThanOrEqual(3000)
  })

  test('whoever goes on wishing waits, and reads why in their own language', async () => {
    edge.answer((_, answer) => answer.end('sent'))
    const answers = await Promise.all(Array.from({ length: 14 }, () => post('127.0.11.2')))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
    for (const language of languages) {
      const texts = await loadTexts(language, ['edge'])
      const { status, headers, text } = await post('127.0.11.2', language)
      expect([status, headers['retry-after']]).toEqual([429, '60'])
      expect(text).toContain(`<html lang="${language}">`)
      expect(text).toContain(texts('edge.wait.text'))
    }
  })
})

/** Where somebody is sent, without what is made anew for each. */
function toPath(location: string | undefined): string {
  return new URL(location ?? 'none:').pathname
}
