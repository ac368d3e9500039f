import { viewContext, visitContext } from '../visit/contexts.ts'
import type { Route } from './+types/page.route'
import { loadView } from './load-view.server.ts'
import { unlockPage } from './protected/unlock-page.server.ts'
import { showView } from './show-view.server.ts'
import { PageOutlet } from './page-outlet.tsx'

/** Catch-all route. */
export async function loader({ request, context }: Route.LoaderArgs) {
  // After a form submission the action has already set the view.
  if (context.get(viewContext)) return null
  return showView(context, await loadView(request, context.get(visitContext)))
}

/** The only form on these pages is the password form of a protected page. */
export async function action({ request, context }: Route.ActionArgs) {
  return showView(context, await unlockPage(request, context.get(visitContext)))
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders
}

export default function Page() {
  return <PageOutlet />
}
