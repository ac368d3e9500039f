import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy, addSecurityHeaders } from './security-headers.ts'

describe('policy', () => {
  test('allows no inline or third-party script on a public page', () => {
    const policy = contentSecurityPolicy({})
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toMatch(/unsafe|nonce|https?:/)
  })

  test('allows sign-in pages to connect to and frame the identity server, but not to load its scripts', () => {
    const policy = contentSecurityPolicy({ identityOrigin: 'https://id.norlitz.example' })
    expect(policy).toContain("connect-src 'self' https://id.norlitz.example;")
    expect(policy).toContain("frame-src 'self' https://id.norlitz.example;")
    expect(policy).toContain("script-src 'self';")
  })

  test('allows the script of a configured external bot check and nothing else', () => {
    const policy = contentSecurityPolicy({ botCheckScript: 'https://www.google.com/recaptcha/enterprise.js' })
    const [google, gstatic] = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
    expect(policy).toContain(`script-src 'self' ${google} ${gstatic};`)
    expect(policy).toContain(`connect-src 'self' ${google};`)
    expect(policy).toContain(`frame-src ${google};`)
    expect(policy).toContain("img-src 'self' data:;")
  })

  test('allows workers on sign-in pages, and on pages that ask for it', () => {
    expect(contentSecurityPolicy({})).toContain("worker-src 'none';")
    expect(contentSecurityPolicy({ identityOrigin: 'https://id.norlitz.example' })).toContain("worker-src 'self';")
    expect(contentSecurityPolicy({ worker: true })).toContain("worker-src 'self';")
  })

  test('forbids framing by default', () => {
    expect(contentSecurityPolicy({})).toContain("frame-ancestors 'none'")
    expect(contentSecurityPolicy({ framedBy: "'self'" })).toContain("frame-ancestors 'self'")
  })
})

describe('a response', () => {
  test('without cache headers is not stored', () => {
    const headers = new Headers()
    addSecurityHeaders(headers)
    expect(headers.get('Cache-Control')).toBe('no-store')
  })

  test('preserves the headers of its route', () => {
    const headers = new Headers({
      'Cache-Control': 'public, s-maxage=300',
      'Content-Security-Policy': "default-src 'self'",
    })
    addSecurityHeaders(headers)
    expect([headers.get('Cache-Control'), headers.get('Content-Security-Policy')]).toEqual([
      'public, s-maxage=300',
      "default-src 'self'",
    ])
  })

  test('names the endpoint for reports [X9]', () => {
    const headers = new Headers()
    addSecurityHeaders(headers)
    expect(headers.get('Reporting-Endpoints')).toBe('default="/api/reports"')
    expect(headers.get('Content-Security-Policy')).toMatch(/; report-uri \/api\/reports; report-to default$/)
  })

  test('disables MIME sniffing', () => {
    const headers = new Headers()
    addSecurityHeaders(headers)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  })
})
