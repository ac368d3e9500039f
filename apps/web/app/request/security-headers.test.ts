import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy, secure } from './security-headers.ts'

describe('policy', () => {
  test('allows no inline or foreign script on a public page', () => {
    const policy = contentSecurityPolicy({})
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toMatch(/unsafe|nonce|https?:/)
  })

  test('lets a page that signs people in reach the identity server, and only by call and frame', () => {
    const policy = contentSecurityPolicy({ identityOrigin: 'https://id.norlitz.example' })
    expect(policy).toContain("connect-src 'self' https://id.norlitz.example;")
    expect(policy).toContain("frame-src 'self' https://id.norlitz.example;")
    expect(policy).toContain("script-src 'self';")
  })

  test('lets the script of an outside bot check in where one is set, and nothing beside it', () => {
    const policy = contentSecurityPolicy({ botCheckScript: 'https://www.google.com/recaptcha/enterprise.js' })
    const [google, parts] = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
    expect(policy).toContain(`script-src 'self' ${google} ${parts};`)
    expect(policy).toContain(`connect-src 'self' ${google};`)
    expect(policy).toContain(`frame-src ${google};`)
    expect(policy).toContain("img-src 'self' data:;")
  })

  test('lets a worker start where people sign in, and nowhere else', () => {
    expect(contentSecurityPolicy({})).toContain("worker-src 'none';")
    expect(contentSecurityPolicy({ identityOrigin: 'https://id.norlitz.example' })).toContain("worker-src 'self';")
  })

  test('forbids to be framed unless told otherwise', () => {
    expect(contentSecurityPolicy({})).toContain("frame-ancestors 'none'")
    expect(contentSecurityPolicy({ framedBy: "'self'" })).toContain("frame-ancestors 'self'")
  })
})

describe('an answer', () => {
  test('that says nothing about caching is not stored', () => {
    const headers = new Headers()
    secure(headers)
    expect(headers.get('Cache-Control')).toBe('no-store')
  })

  test('keeps what its route decided', () => {
    const headers = new Headers({
      'Cache-Control': 'public, s-maxage=300',
      'Content-Security-Policy': "default-src 'self'",
    })
    secure(headers)
    expect([headers.get('Cache-Control'), headers.get('Content-Security-Policy')]).toEqual([
      'public, s-maxage=300',
      "default-src 'self'",
    ])
  })

  test('is never guessed to be of another type', () => {
    const headers = new Headers()
    secure(headers)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  })
})
