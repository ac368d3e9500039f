import { Outlet } from 'react-router'
import { visitMiddleware } from './visit.middleware.server.ts'

/** Around everything people read, as against what programs ask for. */
export const middleware = [visitMiddleware]

export default function Document() {
  return <Outlet />
}
