import { reportsPath } from '@ferrule/domain/browser-reports/reports-path'

const safeMethods = ['GET', 'HEAD']

/**
 * CSRF protection: whether a state-changing request comes from a page of the same origin. Browsers send an Origin with
 * every such request, so requests without one are rejected. The framework's own check allows those, and does not cover
 * resource routes.
 */
export function isSameOriginRequest({ method, headers, url }: Request): boolean {
  if (safeMethods.includes(method)) return true
  const { origin, pathname } = new URL(url)
  // Browsers send reports without an origin or with an opaque one, and the login page reports here as well. A report
  // only changes a counter.
  if (pathname === reportsPath) return true
  // Directories of customers are no browsers and send no origin. Their route forwards a bearer token and no cookie.
  if (pathname.startsWith('/scim/v2/')) return true
  // A mail client unsubscribes with the token in the path, and sends neither an origin nor a cookie.
  if (method === 'POST' && pathname.startsWith('/api/release-subscriptions/')) return true
  const site = headers.get('Sec-Fetch-Site')
  return headers.get('Origin') === origin && (site === null || site === 'same-origin')
}
