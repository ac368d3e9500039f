import { entries } from 'virtual:browser-entries'
import { contentSecurityPolicy } from '../http/security-headers.ts'

const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>&#8203;</title><script type="module" src="${entries.silentCallback.script}"></script></head><body></body></html>`

/** Loaded in a hidden iframe by pages of this origin when a session is renewed; it renders and stores nothing. */
export function loader() {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentSecurityPolicy({ framedBy: "'self'" }),
  }
  return new Response(html, { headers })
}
