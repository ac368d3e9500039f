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

/** Nobody waits longer than this for a service that only says whether they are a person. */
const patienceMs = 5000

/**
 * Loads the script, for somebody who has begun to fill in the form. Its tokens are good for two minutes, so one is made
 * when the form is sent, and put into it; an empty one where that fails.
 */
export function askRecaptcha(form: HTMLFormElement, task: RecaptchaTask): void {
  const loaded = load(`${task.scriptUrl}?render=${encodeURIComponent(task.siteKey)}`)
  let progress: 'none' | 'asked' | 'made' = 'none'
  form.addEventListener('submit', (event) => {
    if (progress === 'made') {
      progress = 'none'
      return
    }
    event.preventDefault()
    if (progress === 'asked') return
    progress = 'asked'
    void Promise.race([createToken(loaded, task), tooLate()])
      .catch(() => '')
      .then((token) => {
        const field = form.elements.namedItem('botProof')
        if (field instanceof HTMLInputElement) field.value = token
        progress = 'made'
        // A token that is there at once comes while the form is still being sent, and nobody can send it twice at a time.
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
  // Told when the form is sent, not before.
  loaded.catch(() => undefined)
  document.head.append(script)
  return loaded
}

function tooLate(): Promise<string> {
  return new Promise((resolve) => setTimeout(() => resolve(''), patienceMs))
}
