import { unlockPage } from '../pages/protected/unlock-page.server.ts'
import { showView } from '../pages/show-view.server.ts'
import { PageOutlet } from '../pages/page-outlet.tsx'
import { useView } from '../pages/view.ts'
import { viewContext, visitContext } from '../visit/contexts.ts'
import type { Route } from './+types/catalogue.route'
import { CatalogueViewPage } from './catalogue-view-page.tsx'
import { isCatalogueView } from './catalogue-view.ts'
import { loadCatalogue } from './load-catalogue.server.ts'

/** Every page below /products, /services and /smart-factory. */
export async function loader({ request, context }: Route.LoaderArgs) {
  // After a form submission the action has already set the view.
  if (context.get(viewContext)) return null
  return showView(context, await loadCatalogue(request, context.get(visitContext)))
}

/** Unlocks a password-protected editorial page. */
export async function action({ request, context }: Route.ActionArgs) {
  return showView(context, await unlockPage(request, context.get(visitContext)))
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders
}

export default function CataloguePage() {
  const view = useView()
  return view && isCatalogueView(view) ? <CatalogueViewPage view={view} /> : <PageOutlet />
}
