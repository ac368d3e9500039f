import { entries } from 'virtual:browser-entries'
import { contentSecurityPolicy } from '../request/security-headers.ts'

const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>&#8203;</title><script type="module" src="${entries.silentCallback.script}"></script></head><body></body></html>`

/** Loaded in a hidden frame by our own pages when a session is renewed; it shows nothing and keeps nothing. */
export function loader() {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentSecurityPolicy({ framedBy: "'self'" }),
  }
  return new Response(html, { headers })
}
