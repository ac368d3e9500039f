import type { CDPSession, Page } from 'playwright-core'

const emptyButton = 'document.getElementById("empty-button")'
const addEmptyButton = `document.body.append(Object.assign(document.createElement('button'), { id: 'empty-button' }))`

/**
 * What a press costs the page beyond that of a button that does nothing, in milliseconds: the median of several, pressed
 * in turns. The time of the page's thread and not of the clock, because other work on this machine is no work of the page.
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

/** Until the next frame is drawn. */
async function press(session: CDPSession, element: string): Promise<number> {
  const before = await workedSeconds(session)
  await evaluate(
    session,
    `${element}.click(); new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))`,
  )
  return ((await workedSeconds(session)) - before) * 1000
}

async function evaluate(session: CDPSession, expression: string): Promise<void> {
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression, awaitPromise: true })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
}

async function workedSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN
}
