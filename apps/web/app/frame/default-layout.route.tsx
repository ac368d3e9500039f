import { Outlet } from 'react-router'
import { payloadMiddleware } from '../pages/payload.middleware.server.ts'

/** Only pages in this layout have a `_payload.json` resource. */
export const middleware = [payloadMiddleware]

/** The layout of all pages except those of the style guide. */
export default function DefaultLayout() {
  return <Outlet />
}
