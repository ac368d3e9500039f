import { toPagePath } from '@ferrule/domain/sign-in/return-path'
import { EmptyState } from '@ferrule/ui/empty-state'
import { MoreLink } from '@ferrule/ui/more-link'
import { data } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { signedHeaders } from '../data-service/query-data-service.ts'
import type { Route } from './+types/open-page.route'

/** After a login: obtains access to a page that needs a role for this browser, then goes back to the page. */
export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const path = toPagePath(url.searchParams.get('path'))
  if (path === undefined) throw data(null, 404)
  const response = await fetch('/api/page-access', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await signedHeaders()) },
    body: JSON.stringify({ path }),
  })
  if (response.status === 403) return { refused: true }
  if (!response.ok) throw data(null, response.status)
  window.location.replace(path)
  // Never resolves: the browser is leaving this page.
  return new Promise<never>(() => undefined)
}
clientLoader.hydrate = true as const

export default function OpenPage() {
  const texts = useTexts()
  const { portalHome, portalName } = useFrame()
  return (
    <>
      <title>{`${texts('error.no-access.title')} | ${portalName}`}</title>
      <h1>{texts('error.no-access.title')}</h1>
      <EmptyState
        icon="lock"
        title={texts('error.no-access.reason')}
        action={<MoreLink href={portalHome}>{texts('portal.dashboard')}</MoreLink>}
      />
    </>
  )
}
