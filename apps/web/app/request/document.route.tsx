import { Outlet } from 'react-router'
import { payloadMiddleware } from '../pages/payload.middleware.server.ts'
import { visitMiddleware } from './visit.middleware.server.ts'

/** Around everything people read, as against what programs ask for. */
export const middleware = [visitMiddleware, payloadMiddleware]

export default function Document() {
  return <Outlet />
}
