import { data, Outlet, useLocation } from 'react-router'
import { visitContext } from '../request/contexts.ts'
import { portalHandle } from '../request/portal-handle.ts'
import type { RouteHandle } from '../request/route-handle.ts'
import { getServices } from '../request/services.server.ts'
import type { Route } from './+types/style-guide.route'
import { GuideFrame } from './guide-frame.tsx'
import { readLook } from './look.ts'
import { lookMiddleware } from './look.middleware.server.ts'
import classes from './style-guide.module.css'
import { WidthFrame } from './width-frame.tsx'

/** The portal's area, because only there dark exists; the scheme is always named, so light is the public look. */
export const handle: RouteHandle = { ...portalHandle, framed: true }

export const middleware = [lookMiddleware]

export function loader({ url, context }: Route.LoaderArgs) {
  if (!getServices().settings.STYLE_GUIDE && !context.get(visitContext).isEditor) throw data(null, 404)
  return readLook(url.searchParams)
}

export function headers() {
  return { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }
}

/** The second of our two layouts: around the internal gallery of everything. */
export default function StyleGuide({ loaderData: look }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const page = <Outlet context={look} />
  return (
    <>
      <meta name="robots" content="noindex" />
      {look.framed || look.only ? (
        <main id="main" className={classes.bare}>
          {page}
        </main>
      ) : (
        <GuideFrame look={look}>{look.width ? <WidthFrame look={look} path={pathname} /> : page}</GuideFrame>
      )}
    </>
  )
}
