import { languages } from '@ferrule/domain/locales/language'
import { loadTexts } from '@ferrule/texts/load-texts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPasswordReset, requestPasswordReset } from '../support/login-form.ts'
import { mailsTo } from '../support/mailbox.ts'
import { type SpawnedEdge, spawnEdge } from '../support/spawned-edge.ts'
import { eventually, request } from '../support/request.ts'
import { createTemporaryUser } from '../support/temporary-user.ts'

/** A local address that no other test uses. */
const requester = { localAddress: `127.0.10.${1 + (process.pid % 250)}` }

test('a password reset has the same response for existing and unknown accounts, and only existing ones get a mail (O14)', async () => {
  const person = await createTemporaryUser()
  const unknownEmail = `nobody-${crypto.randomUUID()}@norlitz.example`
  try {
    const known = await requestPasswordReset(await openPasswordReset(requester), person.email, requester)
    const unknown = await requestPasswordReset(await openPasswordReset(requester), unknownEmail, requester)
    expect([unknown.status, Object.keys(unknown.headers)]).toEqual([known.status, Object.keys(known.headers)])
    expect(toPath(unknown.headers.location)).toBe(toPath(known.headers.location))
    const mails = await eventually(
      () => mailsTo(person.email),
      ({ length }) => length > 0,
    )
    expect(mails).toHaveLength(1)
    expect(await mailsTo(unknownEmail)).toEqual([])
  } finally {
    await person.remove()
  }
})

test('fifty password resets for one account cause one mail, from any address [B6]', async () => {
  const person = await createTemporaryUser()
  const reset = async (number: number) => {
    const from = { localAddress: `127.0.12.${number}` }
    const email = number % 2 === 0 ? person.email : person.email.toUpperCase()
    return requestPasswordReset(await openPasswordReset(from), email, from)
  }
  try {
    const responses = await Promise.all(Array.from({ length: 50 }, (_, index) => reset(index + 1)))
    // All responses are the same.
    expect(new Set(responses.map(({ status, headers }) => `${status} ${toPath(headers.location)}`)).size).toBe(1)
    await eventually(
      () => mailsTo(person.email),
      ({ length }) => length > 0,
    )
    // The identity server responds after sending the mail, so there are no more to come.
    expect(await mailsTo(person.email)).toHaveLength(1)
  } finally {
    await person.remove()
  }
})

describe('at the edge', () => {
  const path = '/realms/alpha/login-actions/reset-credentials?execution=x'
  let edge: SpawnedEdge

  beforeAll(async () => {
    edge = await spawnEdge()
  })

  afterAll(() => edge.stop())

  const post = (localAddress: string, language = 'en') =>
    request(`${edge.identityUrl}${path}`, {
      method: 'POST',
      headers: { host: 'id.norlitz.localhost', 'accept-language': `xx, ${language};q=0.9` },
      localAddress,
    })

  test('an immediate response is delayed like one that waited for the mail server (O14)', async () => {
    const took = async (milliseconds: number) => {
      edge.respondWith((_, outgoing) => void setTimeout(() => outgoing.end('sent'), milliseconds))
      const started = performance.now()
      await post('127.0.11.1')
      return performance.now() - started
    }
    expect(await took(0)).toBeGreaterThanOrEqual(1000)
    expect(await took(300)).toBeGreaterThanOrEqual(1000)
    expect(await took(1100)).toBeGreaterThanOrEqual(3000)
  })

  test('too many resets are limited, with a page in the language of the browser', async () => {
    edge.respondWith((_, outgoing) => outgoing.end('sent'))
    const responses = await Promise.all(Array.from({ length: 14 }, () => post('127.0.11.2')))
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(4)
    for (const language of languages) {
      const texts = await loadTexts(language, ['edge'])
      const { status, headers, text } = await post('127.0.11.2', language)
      expect([status, headers['retry-after']]).toEqual([429, '60'])
      expect(text).toContain(`<html lang="${language}">`)
      expect(text).toContain(texts('edge.wait.text'))
    }
  })
})

/** The path of a redirect, without its random parameters. */
function toPath(location: string | undefined): string {
  return new URL(location ?? 'none:').pathname
}
