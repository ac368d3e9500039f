import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'

type Alert = { status: 'firing' | 'resolved'; labels: Record<string, string>; annotations: Record<string, string> }

export type ReceivedAlert = Alert & { alert: string; receiver: string; at: number }

/** The webhooks of `alertmanager.yaml`; each records the alerts it receives. */
export class AlertReceiver {
  readonly received: ReceivedAlert[] = []
  readonly #server = createServer((request, response) => {
    const receiver = (request.url ?? '').slice(1)
    void json(request).then((message) => {
      for (const one of (message as { alerts: Alert[] }).alerts)
        this.received.push({ ...one, alert: one.labels['alertname'] ?? '', receiver, at: performance.now() })
      response.end()
    })
  })

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(9095, '127.0.0.1', resolve))
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  /** The first message since a time about an alert, `NAME` or `NAME JOB`. */
  find(alert: string, status: Alert['status'], since: number): ReceivedAlert | undefined {
    const [name, job] = alert.split(' ')
    return this.received.find(
      (one) => one.alert === name && (!job || one.labels['job'] === job) && one.status === status && one.at >= since,
    )
  }
}
