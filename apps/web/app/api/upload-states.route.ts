import { forThisReader } from '../request/for-this-reader.ts'
import { runOnDataService } from '../request/run-on-data-service.server.ts'
import type { Route } from './+types/upload-states.route'
import { UploadState } from './upload-state.generated.ts'

/** How far the scan of a file is, for the browser that sent it: nobody else knows its id. */
export async function loader({ params }: Route.LoaderArgs) {
  try {
    const { upload } = await runOnDataService(UploadState, { id: params.id })
    return Response.json(upload, { status: upload ? 200 : 404, headers: forThisReader })
  } catch {
    // The browser asks again; what is wrong with the service is logged by whoever needs it more.
    return new Response(null, { status: 503, headers: forThisReader })
  }
}
