/** What is awaited, or after this time whatever `otherwise` gives. */
export async function within<T>(milliseconds: number, awaited: Promise<T>, otherwise: () => Promise<T>): Promise<T> {
  const gaveUp = Symbol('gave up')
  let timer: NodeJS.Timeout | undefined
  const time = new Promise<typeof gaveUp>((resolve) => {
    timer = setTimeout(resolve, milliseconds, gaveUp)
  })
  try {
    const first = await Promise.race([awaited, time])
    return first === gaveUp ? await otherwise() : first
  } finally {
    clearTimeout(timer)
  }
}
