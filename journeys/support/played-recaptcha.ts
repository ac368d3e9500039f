import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { portOf } from '@ferrule/tasks/free-port'

/** Where the played script stands for browsers; only whoever stands between can answer there. */
export const recaptchaHost = 'recaptcha.norlitz.localhost'
const scriptUrl = `http://${recaptchaHost}/recaptcha/enterprise.js`

export type PlayedRecaptcha = {
  port: number
  /** The settings with which the product uses it. */
  environment: Record<string, string>
  /** Everything that was asked of it, in its order. */
  asked: string[]
  /** What it says of the next senders; nothing, and it answers no more. */
  score: number | undefined
  stop: () => Promise<void>
}

/** The script that defines `grecaptcha.enterprise`, as far as its documentation promises anything. */
const script = `window.grecaptcha = { enterprise: {
  ready: (run) => run(),
  execute: async (siteKey, { action }) => 'token of ' + siteKey + ' for ' + action,
} }`

/** A server with the two doors of reCAPTCHA Enterprise: its script, and the assessment of tokens. */
export async function playRecaptcha(): Promise<PlayedRecaptcha> {
  const server = createServer((request, response) => {
    if (played.score === undefined) response.writeHead(503).end()
    else if (request.method === 'GET') {
      played.asked.push(request.url ?? '')
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    } else void assess(request, played).then((assessment) => response.end(JSON.stringify(assessment)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const port = portOf(server)
  const played: PlayedRecaptcha = {
    port,
    environment: {
      RECAPTCHA_SITE_KEY: 'key-of-norlitz',
      RECAPTCHA_PROJECT: 'norlitz',
      RECAPTCHA_API_KEY: 'secret',
      RECAPTCHA_API_URL: `http://127.0.0.1:${port}`,
      OUTSIDE_OWN_NETWORKS: '127.0.0.0/8',
      RECAPTCHA_SCRIPT_URL: scriptUrl,
    },
    asked: [],
    score: 0.9,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return played
}

type Event = Record<'token' | 'siteKey' | 'expectedAction', string>

/** A token says what it was made for. */
async function assess(request: IncomingMessage, { asked, score }: PlayedRecaptcha): Promise<object> {
  const { event } = (await json(request)) as { event: Event }
  asked.push(`${request.url} ${String(request.headers['x-goog-api-key'])} ${event.token} ${event.expectedAction}`)
  const [, action = ''] = event.token.split(' for ')
  return { event, tokenProperties: { valid: action !== '', action }, riskAnalysis: { score } }
}
