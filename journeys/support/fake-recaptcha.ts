import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { portOf } from '@ferrule/tasks/free-port'

/** The host of the fake script; the intercept proxy routes it to the fake server. */
export const recaptchaHost = 'recaptcha.norlitz.localhost'
const scriptUrl = `http://${recaptchaHost}/recaptcha/enterprise.js`

export type FakeRecaptcha = {
  port: number
  /** Settings with which the product uses the fake server. */
  environment: Record<string, string>
  /** All requests, in order. */
  requests: string[]
  /** The score of the next assessments; `undefined` makes the server return 503. */
  score: number | undefined
  stop: () => Promise<void>
}

/** A script that defines the documented functions of `grecaptcha.enterprise`. */
const script = `window.grecaptcha = { enterprise: {
  ready: (run) => run(),
  execute: async (siteKey, { action }) => 'token of ' + siteKey + ' for ' + action,
} }`

/** Starts a server with the two endpoints of reCAPTCHA Enterprise: the script, and the assessment of tokens. */
export async function startFakeRecaptcha(): Promise<FakeRecaptcha> {
  const server = createServer((request, response) => {
    if (fake.score === undefined) response.writeHead(503).end()
    else if (request.method === 'GET') {
      fake.requests.push(request.url ?? '')
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    } else void assess(request, fake).then((assessment) => response.end(JSON.stringify(assessment)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const port = portOf(server)
  const fake: FakeRecaptcha = {
    port,
    environment: {
      RECAPTCHA_SITE_KEY: 'key-of-norlitz',
      RECAPTCHA_PROJECT: 'norlitz',
      RECAPTCHA_API_KEY: 'secret',
      RECAPTCHA_API_URL: `http://127.0.0.1:${port}`,
      EXTERNAL_TRUSTED_NETWORKS: '127.0.0.0/8',
      RECAPTCHA_SCRIPT_URL: scriptUrl,
    },
    requests: [],
    score: 0.9,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return fake
}

type Event = Record<'token' | 'siteKey' | 'expectedAction', string>

/** Assesses a token, which contains its action. */
async function assess(request: IncomingMessage, { requests, score }: FakeRecaptcha): Promise<object> {
  const { event } = (await json(request)) as { event: Event }
  requests.push(`${request.url} ${String(request.headers['x-goog-api-key'])} ${event.token} ${event.expectedAction}`)
  const [, action = ''] = event.token.split(' for ')
  return { event, tokenProperties: { valid: action !== '', action }, riskAnalysis: { score } }
}
