import { forward, type InterceptProxy, interceptProxy } from './intercept-proxy.ts'

export type HeldPrefetches = InterceptProxy & {
  /** The prefetched paths, in order. */
  requested: string[]
  /** The maximum number of parallel prefetches. */
  maxParallel: () => number
  /** Forwards the held prefetches and all later ones. */
  release: () => void
}

/** A proxy between a browser and the website that holds prefetch requests and forwards all others. */
export async function holdPrefetches(): Promise<HeldPrefetches> {
  const requested: string[] = []
  const released = Promise.withResolvers<void>()
  let open = 0
  let max = 0
  const proxy = await interceptProxy((incoming, outgoing) => {
    if (!incoming.headers['sec-purpose']?.includes('prefetch')) return forward(incoming, outgoing)
    requested.push(new URL(incoming.url ?? '').pathname)
    max = Math.max(max, ++open)
    outgoing.on('close', () => void open--)
    return void released.promise.then(() => forward(incoming, outgoing))
  })
  return { ...proxy, requested, maxParallel: () => max, release: released.resolve }
}
