import { DataError } from '@ferrule/data-client/data-error'

type LoaderArgs = { request: Request }
type Previous<Data> = { url: string; data: Data }

let backgroundReload: { hasFailed: boolean } | undefined

/** Reloads the open page without an action of the user. Returns whether it succeeded. */
export async function reloadInBackground(reload: () => Promise<void>): Promise<boolean> {
  const current = { hasFailed: false }
  backgroundReload = current
  try {
    await reload()
  } finally {
    if (backgroundReload === current) backgroundReload = undefined
  }
  return !current.hasFailed
}

export function isBackgroundReload(): boolean {
  return backgroundReload !== undefined
}

/**
 * Wraps a loader: if a background reload fails because the service is unavailable, it returns the previous data,
 * because the user may be reading or typing on the page. Errors of the user's own navigations are thrown.
 */
export function keepPreviousData<Args extends LoaderArgs, Data>(load: (args: Args) => Promise<Data>) {
  let previous: Previous<Data> | undefined
  return async (args: Args): Promise<Data> => {
    const { url } = args.request
    try {
      const data = await load(args)
      previous = { url, data }
      return data
    } catch (error) {
      if (!backgroundReload || previous?.url !== url || !isUnavailable(error)) throw error
      backgroundReload.hasFailed = true
      return previous.data
    }
  }
}

/** No network or no service. A lost session or permission is not an outage: its data must no longer be shown. */
function isUnavailable(error: unknown): boolean {
  if (error instanceof DataError) return error.status !== 401 && error.status !== 403
  return error instanceof TypeError
}
