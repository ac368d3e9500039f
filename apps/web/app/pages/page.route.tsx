import { viewContext, visitContext } from '../request/contexts.ts'
import type { Route } from './+types/page.route'
import { loadView } from './load-view.server.ts'
import { unlockPage } from './protected/unlock-page.server.ts'
import { showView } from './show-view.server.ts'
import { ViewPage } from './view-page.tsx'

/** Whatever address no other route knows. */
export async function loader({ request, context }: Route.LoaderArgs) {
  // After a form, the action has decided what is shown.
  if (context.get(viewContext)) return null
  return showView(context, await loadView(request, context.get(visitContext)))
}

/** The one form on these pages asks for a page's password. */
export async function action({ request, context }: Route.ActionArgs) {
  return showView(context, await unlockPage(request, context.get(visitContext)))
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders
}

export default function Page() {
  return <ViewPage />
}
