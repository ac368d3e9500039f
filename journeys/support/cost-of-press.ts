import type { CDPSession, Page } from 'playwright-core'

const emptyButton = 'document.getElementById("empty-button")'
const addEmptyButton = `document.body.append(Object.assign(document.createElement('button'), { id: 'empty-button' }))`

/**
 * The cost of a click in milliseconds, compared with an empty button: the median of several clicks, alternating with
 * the empty button. Measures the CPU time of the page's thread, because wall time includes other work of the machine.
 */
export async function costOfPress(page: Page, elements: readonly string[]): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await evaluate(session, addEmptyButton)
  const [pressed, empty]: [number[], number[]] = [[], []]
  for (const element of elements) {
    empty.push(await press(session, emptyButton))
    pressed.push(await press(session, element))
  }
  await session.detach()
  return median(pressed) - median(empty)
}

/** Clicks and waits for the next frame. */
async function press(session: CDPSession, element: string): Promise<number> {
  const before = await cpuSeconds(session)
  await evaluate(
    session,
    `${element}.click(); new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))`,
  )
  return ((await cpuSeconds(session)) - before) * 1000
}

async function evaluate(session: CDPSession, expression: string): Promise<void> {
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression, awaitPromise: true })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
}

async function cpuSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
