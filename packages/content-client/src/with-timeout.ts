/** Returns the awaited result, or after the timeout the result of `otherwise`. */
export async function withTimeout<T>(
  milliseconds: number,
  awaited: Promise<T>,
  otherwise: () => Promise<T>,
): Promise<T> {
  const timedOut = Symbol('timed out')
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<typeof timedOut>((resolve) => {
    timer = setTimeout(resolve, milliseconds, timedOut)
  })
  try {
    const first = await Promise.race([awaited, timeout])
    return first === timedOut ? await otherwise() : first
  } finally {
    clearTimeout(timer)
  }
}
