import { data, Outlet, useLocation } from 'react-router'
import { visitContext } from '../visit/contexts.ts'
import { portalHandle } from '../visit/portal-handle.ts'
import type { RouteHandle } from '../visit/route-handle.ts'
import { getServices } from '../visit/services.server.ts'
import type { Route } from './+types/style-guide.route'
import { GuideFrame } from './guide-frame.tsx'
import { guideOptionsMiddleware } from './guide-options.middleware.server.ts'
import { readGuideOptions } from './guide-options.ts'
import classes from './style-guide.module.css'
import { WidthFrame } from './width-frame.tsx'

/** The area is the portal, because only it has dark styles. The scheme is always set; light is that of public pages. */
export const handle: RouteHandle = { ...portalHandle, framed: 'same-origin' }

export const middleware = [guideOptionsMiddleware]

export function loader({ url, context }: Route.LoaderArgs) {
  if (!getServices().settings.STYLE_GUIDE && !context.get(visitContext).isEditor) throw data(null, 404)
  return readGuideOptions(url.searchParams)
}

export function headers() {
  return { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }
}

/** The layout of the style guide. */
export default function StyleGuide({ loaderData: options }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const page = <Outlet context={options} />
  return (
    <>
      <meta name="robots" content="noindex" />
      {options.framed || options.only ? (
        <main id="main" className={classes.bare}>
          {page}
        </main>
      ) : (
        <GuideFrame options={options}>
          {options.width ? <WidthFrame options={options} path={pathname} /> : page}
        </GuideFrame>
      )}
    </>
  )
}
