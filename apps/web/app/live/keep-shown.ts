import { DataError } from '@ferrule/data-client/data-error'

type LoaderArgs = { request: Request }
type Shown<Answer> = { url: string; answer: Answer }

let unasked: { hasFailed: boolean } | undefined

/** Reads the open page again though nobody asked for it. Answers whether it worked. */
export async function readUnasked(read: () => Promise<void>): Promise<boolean> {
  const reading = { hasFailed: false }
  unasked = reading
  try {
    await read()
  } finally {
    if (unasked === reading) unasked = undefined
  }
  return !reading.hasFailed
}

export function isReadUnasked(): boolean {
  return unasked !== undefined
}

/**
 * A loader whose page stays as it is when the service cannot answer just then and nobody asked for it: somebody may be
 * reading or typing there. Whoever asks is told.
 */
export function keepShown<Args extends LoaderArgs, Answer>(load: (args: Args) => Promise<Answer>) {
  let shown: Shown<Answer> | undefined
  return async (args: Args): Promise<Answer> => {
    const { url } = args.request
    try {
      const answer = await load(args)
      shown = { url, answer }
      return answer
    } catch (error) {
      if (!unasked || shown?.url !== url || !isAway(error)) throw error
      unasked.hasFailed = true
      return shown.answer
    }
  }
}

/** No network or no service. Whoever may no longer read is no longer shown anything. */
function isAway(error: unknown): boolean {
  if (error instanceof DataError) return error.status !== 401 && error.status !== 403
  return error instanceof TypeError
}
