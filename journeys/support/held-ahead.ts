import { type Between, handOn, standBetween } from './between.ts'

export type HeldAhead = Between & {
  /** The paths that were fetched ahead, in their order. */
  asked: string[]
  /** The most that were under way at the same moment. */
  most: () => number
  /** From now on what is fetched ahead is answered, and what waited too. */
  release: () => void
}

/** Stands between a browser and the website, hands everything on, and lets what is fetched ahead wait for its answer. */
export async function holdAhead(): Promise<HeldAhead> {
  const asked: string[] = []
  const released = Promise.withResolvers<void>()
  let open = 0
  let most = 0
  const between = await standBetween((incoming, outgoing) => {
    if (!incoming.headers['sec-purpose']?.includes('prefetch')) return handOn(incoming, outgoing)
    asked.push(new URL(incoming.url ?? '').pathname)
    most = Math.max(most, ++open)
    outgoing.on('close', () => void open--)
    return void released.promise.then(() => handOn(incoming, outgoing))
  })
  return { ...between, asked, most: () => most, release: released.resolve }
}
