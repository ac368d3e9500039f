import { data } from 'react-router'
import { BlockFrameContext } from '../../pages/block-frame.ts'
import { PageOutlet } from '../../pages/page-outlet.tsx'
import { viewContext, visitContext } from '../../visit/contexts.ts'
import type { RouteHandle } from '../../visit/route-handle.ts'
import type { Route } from './+types/preview-page.route'
import { loadPreviewPage } from './load-preview-page.server.ts'
import { markBlock, PageChangesContext } from './marked-block.tsx'
import { previewSubjectContext } from './preview.middleware.server.ts'

export const handle: RouteHandle = { framed: 'content-admin' }

/** `/{locale}/editor/preview-page/{path}`: the page inside the frame of the preview. */
export async function loader({ context }: Route.LoaderArgs) {
  const previewed = await loadPreviewPage(context.get(visitContext), context.get(previewSubjectContext))
  context.set(viewContext, previewed.view)
  return data(previewed.changes, { status: previewed.status, headers: previewed.headers })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function PreviewPage({ loaderData: changes }: Route.ComponentProps) {
  return (
    <PageChangesContext value={changes ?? null}>
      <BlockFrameContext value={markBlock}>
        <PageOutlet asksConsent={false} />
      </BlockFrameContext>
    </PageChangesContext>
  )
}
