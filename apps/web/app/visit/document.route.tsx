import { Outlet } from 'react-router'
import { visitMiddleware } from './visit.middleware.server.ts'

/** The parent route of all HTML pages, in contrast to API routes. */
export const middleware = [visitMiddleware]

export default function Document() {
  return <Outlet />
}
