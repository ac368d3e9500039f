import { getServices } from '../visit/services.server.ts'
import { runOnDataService } from '../http/run-on-data-service.server.ts'
import type { Route } from './+types/bot-task.route'
import { BotTask } from './bot-task.generated.ts'

/** Returns the challenge that a browser solves before it submits a form. The form can be sent without it. */
export async function loader({ params }: Route.LoaderArgs) {
  const headers = { 'Cache-Control': 'no-store', 'Content-Type': 'application/json' }
  try {
    const { botTask } = await runOnDataService(BotTask, { form: params.form })
    return new Response(botTask, { status: botTask === null ? 404 : 200, headers })
  } catch {
    getServices().log.warn('bot-task-failed')
    return new Response(null, { status: 503, headers })
  }
}
