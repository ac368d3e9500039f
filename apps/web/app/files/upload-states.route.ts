import { privateNoStore } from '../http/private-no-store.ts'
import { runOnDataService } from '../http/run-on-data-service.server.ts'
import type { Route } from './+types/upload-states.route'
import { UploadState } from './upload-state.generated.ts'

/** Returns the scan state of a file. Only the browser that uploaded the file has its id. */
export async function loader({ params }: Route.LoaderArgs) {
  try {
    const { upload } = await runOnDataService(UploadState, { id: params.id })
    return Response.json(upload, { status: upload ? 200 : 404, headers: privateNoStore })
  } catch {
    // Not logged: the browser retries, and other requests log an outage of the data service.
    return new Response(null, { status: 503, headers: privateNoStore })
  }
}
