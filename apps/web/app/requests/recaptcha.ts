type Recaptcha = {
  ready: (run: () => void) => void
  execute: (siteKey: string, options: { action: string }) => Promise<string>
}

declare global {
  interface Window {
    grecaptcha?: { enterprise: Recaptcha }
  }
}

export type RecaptchaTask = { siteKey: string; scriptUrl: string; action: string }

/** The form is submitted without a token after this time. */
const tokenTimeoutMs = 5000

/**
 * Loads the script when a visitor starts to fill in the form. Its tokens are valid for two minutes, so the token is
 * created when the form is submitted, and written into it. The token is empty if that fails.
 */
export function assessWithRecaptcha(form: HTMLFormElement, task: RecaptchaTask): void {
  const loaded = load(`${task.scriptUrl}?render=${encodeURIComponent(task.siteKey)}`)
  let token: 'none' | 'pending' | 'ready' = 'none'
  form.addEventListener('submit', (event) => {
    if (token === 'ready') {
      token = 'none'
      return
    }
    event.preventDefault()
    if (token === 'pending') return
    token = 'pending'
    void Promise.race([createToken(loaded, task), emptyAfterTimeout()])
      .catch(() => '')
      .then((value) => {
        const field = form.elements.namedItem('botProof')
        if (field instanceof HTMLInputElement) field.value = value
        token = 'ready'
        // A token that is ready at once arrives during the submit event, where the browser ignores a second submission.
        setTimeout(() => form.requestSubmit(event.submitter))
      })
  })
}

async function createToken(loaded: Promise<Recaptcha>, { siteKey, action }: RecaptchaTask): Promise<string> {
  const recaptcha = await loaded
  await new Promise<void>((resolve) => recaptcha.ready(resolve))
  return recaptcha.execute(siteKey, { action })
}

function load(url: string): Promise<Recaptcha> {
  const script = document.createElement('script')
  script.async = true
  const policy = window.trustedTypes?.createPolicy('bot-check', { createScriptURL: () => url })
  script.src = policy?.createScriptURL(url) ?? url
  const loaded = new Promise<Recaptcha>((resolve, reject) => {
    script.onload = () => (window.grecaptcha ? resolve(window.grecaptcha.enterprise) : reject(new Error('no script')))
    script.onerror = () => reject(new Error('not loaded'))
  })
  // A failure matters only when the form is submitted; this prevents an unhandled rejection before that.
  loaded.catch(() => undefined)
  document.head.append(script)
  return loaded
}

function emptyAfterTimeout(): Promise<string> {
  return new Promise((resolve) => setTimeout(() => resolve(''), tokenTimeoutMs))
}
