/** `cancel` is missing in the types of the compiler. */
type CancellableTransformer = Transformer<Uint8Array, Uint8Array> & { cancel: () => void }

/** Ends the stream when the process stops, so that the browser opens it again at another process. */
export function endWhenStopping(stream: ReadableStream<Uint8Array>, stopping: AbortSignal): ReadableStream<Uint8Array> {
  const ended = new AbortController()
  const transformer: CancellableTransformer = {
    start: (controller) => {
      if (stopping.aborted) controller.terminate()
      else stopping.addEventListener('abort', () => controller.terminate(), { signal: ended.signal })
    },
    // The signal outlives the stream.
    flush: () => ended.abort(),
    cancel: () => ended.abort(),
  }
  return stream.pipeThrough(new TransformStream(transformer))
}
