import { Outlet } from 'react-router'
import { previewMiddleware } from './preview.middleware.server.ts'

/** The parent route of previewed pages, in place of the one that all other pages have. */
export const middleware = [previewMiddleware]

export default function PreviewDocument() {
  return <Outlet />
}
